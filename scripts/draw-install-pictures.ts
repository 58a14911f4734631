/**
 * Draws the manifest's pictures before installing: the icon in one colour, and a screen narrow and wide. Run when the
 * look changes, against a running sandbox: `npx tsx scripts/draw-install-pictures.ts http://localhost:3000`.
 */
import { chromium } from "@playwright/test";

const [origin = "http://localhost:3000"] = process.argv.slice(2);
const FOLDER = "public/icons";
/** The icon's hills and sun, within the circle that every launcher keeps. */
const ONE_COLOUR = `<body style="margin:0;background:transparent"><svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-16 -16 96 96"><circle cx="42" cy="24" r="10" fill="#fff"/><path d="M4 47 18 29l11 13 9-9 22 21v4L48 50l-12 7-16-12-16 12z" fill="#fff"/></svg></body>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });

const blank = await browser.newPage({ viewport: { width: 512, height: 512 } });
await blank.setContent(ONE_COLOUR);
await blank.screenshot({ path: `${FOLDER}/icon-monochrome-512.png`, omitBackground: true });

for (const [name, width, height, deviceScaleFactor] of [
  ["narrow", 390, 844, 2],
  ["wide", 1280, 800, 1],
] as const) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor,
    serviceWorkers: "block",
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto("/signin?redirect=%2Ftrip%2Fdashboard");
  await page.getByLabel("Email").fill("premium@voyance.test");
  await page.getByLabel("Password").fill("Voyage2026");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Seven days in Kyoto/ })
    .click();
  await page.getByRole("link", { name: /day 2$/ }).click();
  await page.waitForLoadState("networkidle");
  // Names in a place's own script need fonts that this machine may not have.
  await page.addStyleTag({ content: "main [lang] { display: none }" });
  await page.screenshot({ path: `${FOLDER}/screen-${name}.png` });
  await context.close();
}
await browser.close();
