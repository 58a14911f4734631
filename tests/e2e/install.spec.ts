import { expect, test } from "./test";

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

test("what another app shares begins a plan, or a search", async ({ page }) => {
  await page.goto("/share-target?title=48+hours+in+Lisbon&text=https%3A%2F%2Fblog.test%2Flisbon");
  await expect(page).toHaveURL(/\/planner\/start/);
  await expect(page.getByLabel("Destination")).toHaveValue("Lisbon");
  await page.goto("/share-target?title=Quiet+islands");
  await expect(page).toHaveURL(/\/explore\?q=Quiet/);
  await page.goto("/share-target");
  await expect(page).toHaveURL(/\/explore$/);
});
