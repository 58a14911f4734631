import type { Locator, Page } from "@playwright/test";
import { workerReady } from "./on-device";
import { expect, signInAs, test } from "./test";

const offerOn = (page: Page): Locator => page.getByRole("complementary", { name: "Add Voyance to your home screen" });

/** Opens a saved trip. @returns its offer to be kept on the home screen */
async function openSavedTrip(page: Page): Promise<Locator> {
  await signInAs(page, "premium");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Tokyo in spring/ })
    .first()
    .click();
  return offerOn(page);
}

test("the site can be installed: a saved trip offers itself, takes no for an answer, and tells an iPhone its own way", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);

  const offer = await openSavedTrip(page);
  await expect(page.locator("[data-install]")).toBeAttached();
  await expect(offer).toBeHidden();
  // The browser hands its prompt over when it finds that the site can be installed; not in a window without a profile.
  const handOver = () =>
    page.evaluate(() => {
      const prompt = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => Promise.resolve(document.body.setAttribute("data-asked", "")),
      });
      return window.dispatchEvent(prompt);
    });
  expect(await handOver()).toBe(false);
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Add to home screen" }).click();
  await expect(page.locator("body[data-asked]")).toBeAttached();
  await expect(offer).toBeHidden();
  await handOver();
  await offer.getByRole("button", { name: "No thanks" }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.locator("[data-install]")).toBeAttached();
  await handOver();
  await expect(offer).toBeHidden();

  const iPhone = await context.newPage();
  await iPhone.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
    localStorage.clear();
  });
  await iPhone.goto(page.url());
  const told = offerOn(iPhone);
  await expect(told.getByText("Tap Share, then Add to Home Screen.")).toBeVisible();
  await expect(told.getByRole("button", { name: "Add to home screen" })).toBeHidden();
  await expect(iPhone.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(2);
  const size = await iPhone.locator('link[media="(orientation: portrait)"]').evaluate(async (link: HTMLLinkElement) => {
    const picture = new Image();
    picture.src = link.href;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  const screenSize = await iPhone.evaluate(() => [screen.width, screen.height].sort((a, b) => a - b));
  expect(size).toEqual(screenSize);
});

test.describe("alerts", () => {
  test.use({ serviceWorkers: "allow" });

  test("are turned on by the page, and shown by the worker to nobody but whom they are for", async ({
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
});
