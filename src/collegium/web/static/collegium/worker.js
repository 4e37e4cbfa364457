// Runs when a notice comes, also while no page is open: shows it, and opens the table when it is clicked.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { /* a service may send an empty one */ }
  const shown = { body: told.text ?? "", tag: told.tag || "collegium", data: { link: told.link ?? "/" } };
  event.waitUntil(self.registration.showNotification(told.title ?? "Collegium", shown));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(new URL(event.notification.data.link, self.location.origin)));
});
async function opened(link) {
  if (link.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === link.pathname);
  await (there ? there.focus() : self.clients.openWindow(link.href));
}
