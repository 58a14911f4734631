import type { Locator, Page } from "@playwright/test";
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
