"""Notices in a real browser, as far as one without its maker's push service goes: asked for, shown, clicked, ended."""

from __future__ import annotations

import json

import pytest

from .visits import aside, findings

pytest.importorskip("cryptography", reason="web push needs the extra `push`")
PUBLIC = "https://93.184.216.34/take/1"  # nothing is sent there
SERVICE = """(address) => {  // the browser's maker
  let kept = null;
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async function (options) {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const keys = { p256dh: await crypto.subtle.exportKey("raw", pair.publicKey), auth: new Uint8Array(16).buffer };
    const options_ = { applicationServerKey: options.applicationServerKey.buffer };
    const unsubscribe = async () => { kept = null; };
    kept = { endpoint: address, options: options_, getKey: (name) => keys[name], unsubscribe };
    return kept;
  };
}"""
DENIED = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
CLICK = """async (tag) => {  // nobody can click on what a browser without a screen shows
  const [shown] = await self.registration.getNotifications({ tag });
  const opened = new Promise((done) => { self.clients.openWindow = async (link) => { done(link); }; });
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification: shown }));
  return opened;
}"""


def somebody():
    from django.contrib.auth.models import User

    User.objects.filter(username="pia").delete()
    User.objects.create_user("pia", "", "a long password")


def devices():
    from collegium.web.models import Device

    return [device.address for device in Device.objects.filter(person__user__username="pia")]


def test_a_browser_takes_notices_until_it_is_asked_no_more(browser, twin):
    aside(somebody)
    context = browser.new_context(locale="en-GB", bypass_csp=True)
    context.grant_permissions(["notifications"], origin=twin.url)
    context.add_init_script(f"({SERVICE})({PUBLIC!r})")
    page = context.new_page()
    page.goto(f"{twin.url}/login")
    page.get_by_label("Name").fill("pia")
    page.get_by_label("Password").fill("a long password")
    page.locator("main button").click()
    page.wait_for_url(f"{twin.url}/")
    page.goto(f"{twin.url}/me/settings")
    page.wait_for_selector("#push[data-state=off]")
    assert findings(page) == []
    page.locator("#push-on").click()
    page.wait_for_selector("#push[data-state=on]")
    assert aside(devices) == [PUBLIC]

    told, wire = [], context.new_cdp_session(page)
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda found: told.extend(found["registrations"]))
    wire.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.getRegistration('/push/').then((made) => made.active)")
    (registration,) = {found["registrationId"] for found in told}
    said = {"title": "A game", "text": "Your turn: choose", "link": "/t/some/", "tag": "some"}
    message = {"origin": twin.url, "registrationId": registration, "data": json.dumps(said)}
    wire.send("ServiceWorker.deliverPushMessage", message)
    shown = "navigator.serviceWorker.getRegistration('/push/').then((made) => made.getNotifications())"
    page.wait_for_function(f"{shown}.then((all) => all.length)")
    found = page.evaluate(f"{shown}.then(([one]) => [one.title, one.body, one.tag])")
    assert found == ["A game", "Your turn: choose", "some"]
    (worker,) = context.service_workers
    assert worker.evaluate(CLICK, "some") == f"{twin.url}/t/some/"
    page.wait_for_function(f"{shown}.then((all) => !all.length)")

    page.locator("#push-off").click()
    page.wait_for_selector("#push[data-state=off]")
    assert aside(devices) == []
    for otherwise, state in ((DENIED, "blocked"), ("delete window.PushManager", "never")):
        page = context.new_page()
        page.add_init_script(otherwise)
        page.goto(f"{twin.url}/me/settings")
        page.wait_for_selector(f"#push[data-state={state}]")
        assert page.locator(f"#push [data-when={state}]").is_visible() and not page.locator("#push-on").is_visible()
    context.close()
