import type { Locator, Page } from "@playwright/test";
import { workerReady } from "./on-device";
import { expect, signInAs, test } from "./test";

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
}
interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
  share_target: { action: string; params: Record<string, string> };
}

test("the manifest holds what installing asks for, and every picture has the size it names", async ({
  page,
  origin,
}) => {
  const manifest = (await (await fetch(`${origin}/manifest.webmanifest`)).json()) as Manifest;
  expect([manifest.id, manifest.start_url, manifest.scope, manifest.display]).toEqual(["/", "/", "/", "standalone"]);
  expect(manifest.icons.map(({ purpose }) => purpose ?? "any")).toEqual(
    expect.arrayContaining(["any", "maskable", "monochrome"]),
  );
  expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(["narrow", "wide"]);
  await page.goto("/legal/credits");
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots].filter((one) => one.sizes !== "any")) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await fetch(`${origin}${url}`)).status, url).toBe(200);
});

test("Chromium sees nothing that stands against installing", async ({ page }) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("a share from another app begins a plan, or a search", async ({ page }) => {
  await page.goto("/share-target?title=48+hours+in+Lisbon&text=https%3A%2F%2Fblog.test%2Flisbon");
  await expect(page).toHaveURL(/\/planner\/start/);
  await expect(page.getByLabel("Destination")).toHaveValue("Lisbon");
  await page.goto("/share-target?title=Quiet+islands");
  await expect(page).toHaveURL(/\/explore\?q=Quiet/);
  await page.goto("/share-target");
  await expect(page).toHaveURL(/\/explore$/);
});

/** Opens a saved trip. @returns its offer to be kept on the home screen */
async function openSavedTrip(page: Page): Promise<Locator> {
  await signInAs(page, "premium");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Tokyo in spring/ })
    .first()
    .click();
  return page.getByRole("complementary", { name: "Add Voyance to your home screen" });
}

test("a trip that is saved offers itself for the home screen, and takes no for an answer", async ({ page }) => {
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
});

test("an iPhone is told its own way to the home screen, and has a picture to start with", async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  const offer = await openSavedTrip(page);
  await expect(offer.getByText("Tap Share, then Add to Home Screen.")).toBeVisible();
  await expect(offer.getByRole("button", { name: "Add to home screen" })).toBeHidden();
  await expect(page.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(2);
  const size = await page.locator('link[media="(orientation: portrait)"]').evaluate(async (link: HTMLLinkElement) => {
    const picture = new Image();
    picture.src = link.href;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  const screenSize = await page.evaluate(() => [screen.width, screen.height].sort((a, b) => a - b));
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
    await page.getByRole("button", { name: /^Turn off alerts on Chrome/ }).click();
    await expect(page.getByText("Alerts are off for that device.")).toBeVisible();
  });
});
