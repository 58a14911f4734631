import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

const DEVICES = [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1280, height: 900 }],
] as const;
/** Rules whose outcome depends on the colour scheme; all others are checked in the light one. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The page can be read without moving it sideways, at the width it has now. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Checks the page with axe at both widths and in both schemes, and that it does not scroll sideways, on a narrow phone
 * either.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const [device, viewport] of DEVICES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // No page has frames, so none is analysed in a page of its own.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      if (colorScheme === "dark") axe.withRules(COLOUR_RULES);
      const { violations } = await axe.analyze();
      expect(
        violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`),
        `${what}, ${device}, ${colorScheme}`,
      ).toEqual([]);
    }
    await expectNoSidewaysScroll(page, `${what}, ${device},`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, `${what}, narrow phone,`);
}
