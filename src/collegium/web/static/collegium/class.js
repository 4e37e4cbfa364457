// The host's page: it loads anew when its stream is closed for good, and what was asked goes away once it is answered.
const hall = document.querySelector("main.hall");
hall.addEventListener("htmx:sseClose", (event) => { if (event.detail.type === "message") location.reload(); });
hall.addEventListener("htmx:afterRequest", (event) => {
  const asks = event.target.closest("[popover]");
  if (event.detail.successful && asks?.matches(":popover-open")) asks.hidePopover();
});
