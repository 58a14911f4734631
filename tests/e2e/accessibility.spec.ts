import type { Page } from "@playwright/test";
import { sampleOfDay } from "#tests/setup/day-sample";
import { expectAccessible } from "./accessible";
import { daysAhead, planToCheckout, sealTrip, signInAs, test } from "./test";

const READ = [
  ...["/", "/start", "/pricing", "/offline", "/sample-itinerary", "/api/docs"],
  // The guides whose bodies stress the page: tables of two and three columns, long lists, long words.
  ...["/guides", "/guides?q=zzz", "/guides/first-time-in-japan", "/guides/planning-a-trip-the-whole-group-enjoys"],
  ...["/guides/staying-well-in-heat-height-and-far-from-a-doctor", "/guides/being-a-good-guest", "/guides/nowhere"],
  ...["/about", "/how-it-works", "/features/preference-blending", "/help", "/press"],
  ...["/legal/terms", "/legal/privacy", "/legal/cookies", "/legal/credits"],
];
const DISCOVER = [
  ...["/explore", "/explore?vibe=beach&budget=moderate", "/explore/seasons", "/explore/styles", "/explore/map"],
  ...["/explore/warm-and-dry?month=2", "/explore/compare?place=kyoto&place=lisbon", "/destinations"],
  ...["/destination/kyoto", "/explore/matches", "/careers", "/contact?sent=1"],
  ...["/report?place=fushimi-inari", "/report?place=fushimi-inari&sent=1"],
];
const FILLED_IN = [
  ...["/signin", "/signup", "/forgot-password", "/auth/google?mode=signin&redirect=%2Fprofile"],
  ...["/planner/start", "/planner/wish", "/surprise"],
];
const STEPS = [
  ...["/planner/flight", "/planner/flight?all=1", "/planner/flight?all=1&stops=0&most=1"],
  ...["/planner/flight?near=1", "/planner/flight?own=1", "/planner/bring", "/planner/hotel?all=1"],
  ...["/planner/hotel", "/planner/hotel?own=1", "/planner/booking"],
];
const BEFORE_THE_QUIZ = [
  "/welcome",
  "/quiz",
  "/profile",
  "/profile/complete",
  "/explore/matches",
  "/research-itinerary",
];
const PROFILE = [
  ...["/profile", "/profile-v6", "/profile/revealing", "/profile/preferences", "/profile/account"],
  ...[
    "/profile/account/passkeys",
    "/profile/account/delete",
    "/profile-test",
    "/explore/matches",
    "/explore/matches?month=7&all=1",
  ],
  ...["/research-itinerary", "/billing", "/billing/upgrade", "/billing/manage", "/trips/unknown"],
];
const DESK = [
  ...["/admin", "/admin/applications?status=all", "/admin/jobs", "/admin/jobs/travel-editor"],
  ...["/admin/guides", "/admin/guides/new", "/admin/outbox", "/admin/switches", "/admin/audit", "/admin/orders"],
  ...["/admin/reports?status=all", "/admin/bookings"],
];

/** A list of so many pages is tried whole. */
const MOST_ALWAYS = 4;
/** The browser reports that the test keeps the worker out. */
const OF_THE_TEST = /^Service Worker registration blocked by Playwright$/;

test.describe("no page has an accessibility violation, or anything to say to the browser's console", () => {
  test.describe.configure({ timeout: 300_000 });
  test.use({ reducedMotion: "reduce" });
  test.beforeEach(({ page, complaints }) => {
    page.on("console", (message) => {
      if (["warning", "assert"].includes(message.type()) && !OF_THE_TEST.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
  });

  /**
   * Opens pages one after the other in the same window, and goes to the end of each: in `npm test` a half of a long list,
   * drawn for the day.
   */
  const check = async (page: Page, paths: readonly string[], when = ""): Promise<void> => {
    for (const path of sampleOfDay(paths, (one) => one, Math.max(MOST_ALWAYS, Math.ceil(paths.length / 2)))) {
      await page.goto(path);
      // A part that is drawn or loaded when it comes into view is there then.
      await page.keyboard.press("End");
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));
      await expectAccessible(page, path + when);
    }
  };

  /** Opens a trip from the dashboard. @returns its id */
  const openTrip = async (page: Page, name: string): Promise<string> => {
    await page.goto("/trip/dashboard");
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .click();
    await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
    await page.getByRole("heading", { level: 1, name: new RegExp(name) }).waitFor();
    return page.url().split("/").at(-1)!;
  };

  test("what a visitor reads", async ({ page }) => {
    await check(page, READ);
    await page.goto("/legal/faq");
    await page.locator("summary").first().click();
    await expectAccessible(page, "an answer that is open");
  });

  test("what a visitor looks for", async ({ page }) => {
    await check(page, DISCOVER);
  });

  test("what a visitor fills in", async ({ page }) => {
    await check(page, [...FILLED_IN, "/contact", "/careers/travel-editor"]);
    await page.getByRole("button", { name: "Submit Application" }).click();
    await page.locator(".form-errors").waitFor();
    await expectAccessible(page, "a refused application");
    await planToCheckout(page);
    await check(page, STEPS);
    await page.goto("/planner/start?new=1");
    await page.getByRole("button", { name: "Find flights" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "a refused start");
  });

  test("the profile of a traveller, before the quiz and after it", async ({ page }) => {
    await signInAs(page, "free", "/welcome");
    await check(page, BEFORE_THE_QUIZ, " before the quiz");
    await page.goto("/quiz");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "a refused answer");
    await page.context().clearCookies();
    await signInAs(page, "premium", "/profile");
    await check(page, PROFILE);
  });

  test("trips, their days and prices, and surprises that are drawn, shared and sealed", async ({ page }) => {
    await signInAs(page, "premium");
    await expectAccessible(page, "dashboard");
    const id = await openTrip(page, "Seven days in Kyoto");
    await expectAccessible(page, "trip");
    await check(page, [`/itinerary/${id}`, `/itinerary/${id}/edit`, `/trip/${id}/summary`, `/trips/${id}/bookings`]);
    for (const part of ["shared", "companions", "take-along", "money", "manage", "cancel"])
      await check(page, [`/trips/${id}/${part}`]);
    const wavering = await openTrip(page, "Lisbon, wavering prices");
    await check(page, [`/trips/${wavering}/hold`]);
    await page.getByRole("button", { name: "Hold for 15 minutes" }).click();
    await page.getByRole("link", { name: "Release the hold" }).waitFor();
    await expectAccessible(page, "a held price");
    await page.getByRole("link", { name: "Release the hold" }).click();
    await expectAccessible(page, "letting a hold go");
    await page.getByRole("button", { name: "Yes, release it" }).click();
    await page.getByText("The price is no longer held.").waitFor();
    await page.goto("/surprise");
    await page.getByLabel("Leave on").fill(daysAhead(210));
    await page.getByLabel("Return", { exact: true }).fill(daysAhead(214));
    await page.getByLabel("Departure city or airport").fill("London");
    await page.getByRole("radio", { name: /^Splurge/ }).check();
    await page.getByRole("button", { name: "Surprise Me" }).click();
    await page.waitForURL("**/surprise/select?run_id=*");
    await page.getByRole("button", { name: "Make a link" }).click();
    const shared = (await page.getByRole("link", { name: /\/surprise\/shared\// }).getAttribute("href"))!;
    const select = page.url();
    await page
      .getByRole("button", { name: /^Choose / })
      .first()
      .click({ noWaitAfter: true, timeout: 60_000 });
    await page.waitForURL("**/itinerary/view?**", { timeout: 60_000 });
    const view = page.url();
    await sealTrip(page, 220);
    const envelope = page.url();
    await page.goto("/surprise/sealed");
    await page.getByRole("button", { name: "Seal a trip" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "a refused form of a sealed trip");
    await check(page, ["/surprise", "/surprise/history", "/surprise/sealed", select, shared, view]);
    await check(page, [envelope, `${envelope}?ask=cancel`]);
  });

  test("the desk", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Ann Lee");
    await page.getByLabel("Email").fill("ann@example.com");
    await page.getByLabel("Message").fill("Where is my trip?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Message sent successfully!").waitFor();
    await signInAs(page, "admin", "/admin");
    await check(page, [...DESK, "/admin/bookings?status=paid"]);
    await page.getByRole("link", { name: "Ledger" }).first().click();
    await page.getByRole("heading", { name: "Ledger of a payment" }).waitFor();
    await expectAccessible(page, "the ledger of a payment");
    await check(page, ["/admin/messages?status=all"]);
    await page.locator(".desk-table a").first().click();
    await page.getByLabel("Answer by email").waitFor();
    await expectAccessible(page, "a message");
  });
});
