import type { Page } from "@playwright/test";
import { sampleOfDay } from "#tests/setup/day-sample";
import { expectAccessible } from "./accessible";
import { daysAhead, keepSession, planToCheckout, sealTrip, signInAs, test } from "./test";

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
  ...["/explore/routes", "/explore/routes?region=asia&month=2", "/explore/routes/greek-islands"],
  ...["/explore/routes/nowhere", "/destination/kyoto", "/explore/matches", "/careers", "/contact?sent=1"],
  ...["/report?place=fushimi-inari", "/report?place=fushimi-inari&sent=1"],
];
const FILLED_IN = [
  ...["/contact", "/careers/travel-editor"],
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
  ...["/admin/reports?status=all", "/admin/bookings", "/admin/bookings?status=paid", "/admin/messages?status=all"],
];
const OF_A_TRIP = (id: string): string[] => [
  ...["/trip/dashboard", `/trip/${id}`, `/itinerary/${id}`, `/itinerary/${id}/edit`, `/trip/${id}/summary`],
  ...["bookings", "shared", "companions", "take-along", "money", "manage", "cancel"].map((of) => `/trips/${id}/${of}`),
];

/** The browser reports that the test keeps the worker out. */
const OF_THE_TEST = /^Service Worker registration blocked by Playwright$/;

/** A quarter of a list, drawn for the day; all of it in `npm run test:all`. */
const quarterOf = <T>(all: readonly T[], nameOf: (entry: T) => string): T[] =>
  sampleOfDay(all, nameOf, Math.ceil(all.length / 4));

/** Opens pages one after the other in the same window, and goes to the end of each. */
async function check(page: Page, paths: readonly string[], when = ""): Promise<void> {
  for (const path of quarterOf(paths, (one) => one)) {
    await page.goto(path);
    // A part that is drawn or loaded when it comes into view is there then.
    await page.keyboard.press("End");
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));
    await expectAccessible(page, path + when);
  }
}

/** The id of a trip of the premium account, which is signed in to. */
async function tripOf(page: Page, name: RegExp): Promise<string> {
  await signInAs(page, "premium");
  const link = page.getByRole("main").getByRole("link", { name }).first();
  return (await link.getAttribute("href"))!.split("/").at(-1)!;
}

async function drawSurprise(page: Page): Promise<void> {
  await signInAs(page, "premium", "/surprise");
  await page.getByLabel("Leave on").fill(daysAhead(210));
  await page.getByLabel("Return", { exact: true }).fill(daysAhead(214));
  await page.getByLabel("Departure city or airport").fill("London");
  await page.getByRole("radio", { name: /^Splurge/ }).check();
  await page.getByRole("button", { name: "Surprise Me" }).click();
  await page.waitForURL("**/surprise/select?run_id=*");
}

/** Pages that an address alone does not lead to. */
const STATES: [name: string, visit: (page: Page) => Promise<void>][] = [
  [
    "an answer that is open",
    async (page) => {
      await page.goto("/legal/faq");
      await page.locator("summary").first().click();
      await expectAccessible(page, "an answer that is open");
    },
  ],
  [
    "a refused application",
    async (page) => {
      await page.goto("/careers/travel-editor");
      await page.getByRole("button", { name: "Submit Application" }).click();
      await page.locator(".form-errors").waitFor();
      await expectAccessible(page, "a refused application");
    },
  ],
  [
    "a refused start",
    async (page) => {
      await page.goto("/planner/start?new=1");
      await page.getByRole("button", { name: "Find flights" }).click();
      await page.getByRole("alert").waitFor();
      await expectAccessible(page, "a refused start");
    },
  ],
  [
    "a refused answer",
    async (page) => {
      await signInAs(page, "free", "/quiz");
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("alert").waitFor();
      await expectAccessible(page, "a refused answer");
    },
  ],
  [
    "a price that is held, and let go",
    async (page) => {
      const trip = await tripOf(page, /Lisbon, wavering prices/);
      await page.goto(`/trips/${trip}/hold`);
      await expectAccessible(page, "a price to hold");
      await page.getByRole("button", { name: "Hold for 15 minutes" }).click();
      await page.getByRole("link", { name: "Release the hold" }).waitFor();
      await expectAccessible(page, "a held price");
      await page.getByRole("link", { name: "Release the hold" }).click();
      await expectAccessible(page, "letting a hold go");
      await page.getByRole("button", { name: "Yes, release it" }).click();
      await page.getByText("The price is no longer held.").waitFor();
    },
  ],
  [
    "a surprise that is drawn and shared",
    async (page) => {
      await drawSurprise(page);
      await page.getByRole("button", { name: "Make a link" }).click();
      const shared = (await page.getByRole("link", { name: /\/surprise\/shared\// }).getAttribute("href"))!;
      await expectAccessible(page, "three places");
      for (const path of [shared, "/surprise/history"]) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
    },
  ],
  [
    "a surprise that is chosen",
    async (page) => {
      await drawSurprise(page);
      await page
        .getByRole("button", { name: /^Choose / })
        .first()
        .click({ noWaitAfter: true });
      await page.waitForURL("**/itinerary/view?**");
      await page.getByRole("heading", { level: 1, name: /^Surprise: / }).waitFor();
      await expectAccessible(page, "a chosen surprise");
    },
  ],
  [
    "a refused form of a sealed trip",
    async (page) => {
      await signInAs(page, "premium", "/surprise/sealed");
      await expectAccessible(page, "the form of a sealed trip");
      await page.getByRole("button", { name: "Seal a trip" }).click();
      await page.getByRole("alert").waitFor();
      await expectAccessible(page, "a refused form of a sealed trip");
    },
  ],
  [
    "an envelope",
    async (page) => {
      await signInAs(page, "premium");
      await sealTrip(page, 220);
      await expectAccessible(page, "an envelope");
      await page.goto(`${page.url()}?ask=cancel`);
      await expectAccessible(page, "an envelope that is given back");
    },
  ],
  [
    "the ledger of a payment",
    async (page) => {
      await signInAs(page, "admin", "/admin/bookings?status=paid");
      await page.getByRole("link", { name: "Ledger" }).first().click();
      await page.getByRole("heading", { name: "Ledger of a payment" }).waitFor();
      await expectAccessible(page, "the ledger of a payment");
    },
  ],
  [
    "a message at the desk",
    async (page) => {
      await page.goto("/contact");
      await page.getByLabel("Name").fill("Ann Lee");
      await page.getByLabel("Email").fill("ann@example.com");
      await page.getByLabel("Message").fill("Where is my trip?");
      await page.getByRole("button", { name: "Send Message" }).click();
      await page.getByText("Message sent successfully!").waitFor();
      await expectAccessible(page, "a message that is sent");
      await signInAs(page, "admin", "/admin/messages?status=all");
      await page.locator(".desk-table a").first().click();
      await page.getByLabel("Answer by email").waitFor();
      await expectAccessible(page, "a message at the desk");
    },
  ],
];

test.describe("no page has an accessibility violation, or anything to say to the browser's console", () => {
  test.describe.configure({ timeout: 300_000 });
  test.use({ reducedMotion: "reduce" });
  test.beforeEach(({ page, complaints }) => {
    page.on("console", (message) => {
      if (["warning", "assert"].includes(message.type()) && !OF_THE_TEST.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
  });

  test("what a visitor reads", async ({ page }) => {
    await check(page, READ);
  });

  test("what a visitor looks for", async ({ page }) => {
    await check(page, DISCOVER);
  });

  test("what a visitor fills in", async ({ page }) => {
    await check(page, FILLED_IN);
  });

  test("the steps of the planner", async ({ page }) => {
    await planToCheckout(page);
    await check(page, STEPS);
  });

  test("the profile of a traveller, before the quiz and after it", async ({ page }) => {
    await keepSession(page, "free");
    await check(page, BEFORE_THE_QUIZ, " before the quiz");
    await keepSession(page, "premium");
    await check(page, PROFILE);
  });

  test("trips, their days and prices", async ({ page }) => {
    await check(page, OF_A_TRIP(await tripOf(page, /Seven days in Kyoto/)));
  });

  test("the desk", async ({ page }) => {
    await keepSession(page, "admin");
    await check(page, DESK);
  });

  for (const [name, visit] of quarterOf(STATES, ([one]) => one)) test(name, ({ page }) => visit(page));
});
