// The host's page: the hour of the host's own clock; what was asked goes away once it is answered.
const hall = document.querySelector("main.hall");
function hours() {
  for (const one of hall.querySelectorAll("time[datetime]"))
    one.textContent = new Date(one.dateTime).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hour12: false });
}
hall.addEventListener("htmx:sseMessage", hours);
hall.addEventListener("htmx:afterRequest", (event) => {
  const asks = event.target.closest("[popover]");
  if (event.detail.successful && asks?.matches(":popover-open")) asks.hidePopover();
});
hours();
