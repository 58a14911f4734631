import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { IS_WHOLE, oneOfDay } from "#tests/setup/day-sample";
import { expect } from "./test";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };
/** Rules whose outcome depends on the colour scheme: all that is left to check where the light one was checked. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

interface Mode {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
  /** Every rule where none are named. */
  rules?: string[];
}

const MODES: readonly Mode[] = [
  { name: "phone", viewport: PHONE, colorScheme: "light" },
  { name: "phone, dark", viewport: PHONE, colorScheme: "dark", rules: COLOUR_RULES },
  { name: "desktop", viewport: DESKTOP, colorScheme: "light" },
  { name: "desktop, dark", viewport: DESKTOP, colorScheme: "dark", rules: COLOUR_RULES },
];

/** Ids and tokens are others in each run; the draw of a day is not. */
const DRAWN_BY_CHANCE = /[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{43}/g;

/** `npm run test:all` tries every page in each mode, `npm test` in one that is drawn for the page and the day. */
function modesFor(what: string): readonly Mode[] {
  if (IS_WHOLE) return MODES;
  return [{ ...oneOfDay(MODES, what.replace(DRAWN_BY_CHANCE, "id")), rules: undefined }];
}

/** The page can be read without moving it sideways, at the width it has now. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Checks the page with axe, on a phone or on a wide screen, in the light or in the dark, and that it does not scroll
 * sideways at any width, a narrow phone's among them.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const { name, viewport, colorScheme, rules } of modesFor(what)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // No page has frames, so none is analysed in a page of its own; and what is in order is not described.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (rules) axe.withRules(rules);
    const { violations } = await axe.analyze();
    expect(
      violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`),
      `${what}, ${name}`,
    ).toEqual([]);
  }
  for (const viewport of [DESKTOP, PHONE, NARROW]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page, `${what}, ${viewport.width} wide,`);
  }
}
