import { wholeBrowser } from "./browser-path";
import { workerReady } from "./on-device";
import { expect, signInAs, test } from "./test";

// The headless shell shows no notifications.
test.use({ launchOptions: { executablePath: wholeBrowser() }, serviceWorkers: "allow" });

test("alerts are turned on by the page, and shown by the worker to nobody but whom they are for", async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(["notifications"], { origin });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await signInAs(page, "premium");
  await workerReady(page);
  // A push service of the browser's maker cannot be reached from here: the test plays its part.
  await page.addInitScript(() => {
    const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index === 0 ? 4 : index));
    const text = (length: number) =>
      btoa(String.fromCharCode(...bytes(length)))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=/g, "");
    PushManager.prototype.subscribe = () =>
      Promise.resolve({
        toJSON: () => ({
          endpoint: "https://fcm.googleapis.com/fcm/send/x",
          keys: { p256dh: text(65), auth: text(16) },
        }),
      } as unknown as PushSubscription);
  });
  await page.goto("/profile/account");
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(page.getByText("Alerts are on for this device.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send a test message to Chrome/ })).toBeVisible();

  const owner = await page.evaluate(async () => (await (await caches.open("device")).match("/device/owner"))?.text());
  const message = { title: "Your trip is booked", body: "Kyoto", address: "/trip/dashboard", owner };
  const registrationId = await registered;
  const deliver = (data: object) =>
    devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(data) });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
    );
  await deliver(message);
  await expect.poll(shown).toEqual(["Your trip is booked"]);
  await deliver({ ...message, title: "Somebody else's", address: "/x", owner: "somebody else" });
  await deliver({ ...message, title: "The next one", address: "/profile" });
  await expect.poll(async () => (await shown()).sort()).toEqual(["The next one", "Your trip is booked"]);
  // A message above goes about now, and the button moves up.
  await page.getByRole("button", { name: /^Turn off alerts on Chrome/ }).press("Enter");
  await expect(page.getByText("Alerts are off for that device.")).toBeVisible();
});
