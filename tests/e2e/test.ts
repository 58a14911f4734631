import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { LISBON, LISBON_TITLE, dayTitle, daysAhead } from "#tests/setup/sandbox-trip";
import type { OutboxMail, StartInput } from "#tests/setup/sandbox-trip";
import { startSeeded } from "./seeded-server";
import { sessionOf } from "./sessions";
import type { Account } from "./sessions";

interface WorkerFixtures {
  /** The settings of these journeys' server, beside the common ones. */
  serverEnv: Record<string, string>;
  origin: string;
}

interface TestFixtures {
  sameClock: void;
  outbox: (to: string) => Promise<OutboxMail[]>;
  complaints: string[];
}

/** Runs in a page: moves its clock by so many milliseconds. */
function moveClock(shift: number): void {
  const RealDate = Date;
  const realNow = RealDate.now;
  const now = (): number => realNow() + shift;
  RealDate.now = now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as Date,
    apply: () => new RealDate(now()).toString(),
  });
}

/** Each worker has a server and data of its own; any complaint of a page fails its test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: "worker" }],
  origin: [
    async ({ serverEnv }, provide) => {
      const server = await startSeeded(serverEnv);
      await provide(server.origin);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
  // Where the suite runs with a moved clock (tests/setup/clock.mjs), the browser's pages have the same clock.
  sameClock: [
    async ({ context }, provide) => {
      const shift = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0);
      if (shift !== 0) await context.addInitScript(moveClock, shift);
      await provide();
    },
    { auto: true },
  ],
  outbox: async ({ origin }, provide) => {
    await provide(async (to) => {
      const answer = await fetch(`${origin}/dev/outbox.json`);
      return ((await answer.json()) as OutboxMail[]).filter((mail) => mail.to === to);
    });
  },
  complaints: [
    async ({ page }, provide) => {
      const found: string[] = [];
      page.on("console", (message) => {
        // A page that answers 4xx on purpose is reported by the browser as a failed resource.
        if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) found.push(message.text());
      });
      page.on("pageerror", (error) => {
        // The browser's own note that it shows a page without the transition to it; no script of ours is part of that.
        const skipped =
          /^Transition was (skipped|aborted .*(ViewTransition opt-in disabled|Page already revealed|Viewport size changed))$/;
        if (!skipped.test(error.message)) found.push(error.message);
      });
      await provide(found);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { LISBON, LISBON_TITLE, dayTitle, daysAhead, expect };
export type { OutboxMail, StartInput };

/** Gives a browser the session in which the seed has signed an account in, on every server of this machine. */
export async function keepSession(page: Page, account: Account): Promise<void> {
  await page.context().addCookies([{ name: "auth_token", value: sessionOf(account), domain: "localhost", path: "/" }]);
}

/** Opens a page as one of the sandbox's accounts, whose session no test may end. */
export async function signInAs(page: Page, account: Account, to = "/trip/dashboard"): Promise<void> {
  await keepSession(page, account);
  await page.goto(to);
}

/** Signs in to an account by its form: for a session of another time, or one that will be ended. */
export async function signInByForm(page: Page, name: Account, to = "/trip/dashboard"): Promise<void> {
  await page.goto(`/signin?redirect=${encodeURIComponent(to)}`);
  await page.getByLabel("Email").fill(`${name}@voyance.test`);
  await page.getByLabel("Password").fill("Voyage2026");
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`**${to}`);
}

const STEP_TITLES = { flight: "Flights", hotel: "Hotels", booking: "Checkout" };

/**
 * Waits until a step of the planner is on the screen. With scripts its address changes before its page, and a locator
 * in between would search the step before; the title changes together with the page.
 */
export async function onStep(page: Page, step: keyof typeof STEP_TITLES): Promise<void> {
  await page.waitForURL(`**/planner/${step}`);
  await expect(page).toHaveTitle(`${STEP_TITLES[step]} · Voyance`);
}

/** Fills in the start step and sends it. */
export async function fillStart(page: Page, input: StartInput): Promise<void> {
  await page.getByLabel("Destination").fill(input.destination);
  await page.getByLabel("Departure city or airport").fill(input.from);
  await page.getByLabel("Leave on").fill(input.leave);
  await page.getByLabel("Return", { exact: true }).fill(input.back);
  await page.getByLabel("Adults").fill(input.adults);
  await page.getByLabel("Budget per traveller").fill(input.budget);
  await page.getByRole("button", { name: "Find flights" }).click();
}

/** From the start step to the checkout with the first offers shown. */
export async function planToCheckout(page: Page, input: StartInput = LISBON): Promise<void> {
  await page.goto("/planner/start?new=1");
  await fillStart(page, input);
  await onStep(page, "flight");
  await page.getByRole("button", { name: "Continue to hotels" }).click();
  await onStep(page, "hotel");
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await onStep(page, "booking");
}

/** Creates an account on the sign-up page. @returns its address */
export async function signUp(page: Page, who: string): Promise<string> {
  const email = `${who}-${Math.random().toString(36).slice(2, 10)}@example.com`;
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Harbour-light-7");
  await page.getByLabel("Confirm password").fill("Harbour-light-7");
  await page.getByLabel(/at least 18/).check();
  await page.getByRole("button", { name: "Sign up" }).click();
  return email;
}

/** Goes to the payment page; the same button holds the price. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL("**/sandbox/pay/**");
}

/** Asks for a sealed trip from London so many days ahead, and comes to its envelope. */
export async function sealTrip(page: Page, ahead: number): Promise<void> {
  await page.goto("/surprise/sealed");
  await page.getByLabel("Leave on").fill(daysAhead(ahead));
  await page.getByLabel("Return", { exact: true }).fill(daysAhead(ahead + 5));
  await page.getByLabel("Departure city or airport").fill("London");
  await page.getByLabel("Which countries issued your passports?").fill("United Kingdom");
  await page.getByLabel("When does the earliest one expire?").fill(daysAhead(2000));
  await page.getByLabel("Where don't you want to go?").fill("Spain");
  await page.getByRole("radio", { name: /^Splurge/ }).check();
  await page.getByLabel("The most you want to pay, in dollars").fill("20,000");
  await page.getByRole("button", { name: "Seal a trip" }).click();
  await page.waitForURL("**/trips/*/sealed");
}
