import { expect, vi } from "vitest";
import { LISBON } from "#tests/setup/sandbox-trip";
import type { StartInput } from "#tests/setup/sandbox-trip";
import type { Walk } from "./walk";

/** Signs in to one of the sandbox's accounts, on the way to a page. */
export async function signIn(walk: Walk, account: string, to = "/trip/dashboard"): Promise<void> {
  await walk.goto(`/signin?redirect=${encodeURIComponent(to)}`);
  walk.fill("Email", `${account}@voyance.test`);
  walk.fill("Password", "Voyage2026");
  await walk.press("Sign in", walk.main);
  expect(walk.url).toBe(to);
}

/** Creates an account on the sign-up page. @returns its address */
export async function signUp(walk: Walk, name: string): Promise<string> {
  const email = `${name}-${Math.random().toString(36).slice(2, 10)}@example.com`;
  walk.fill("First name", "Ann");
  walk.fill("Last name", "Lee");
  walk.fill("Email", email);
  walk.fill("Password", "Harbour-light-7");
  walk.fill("Confirm password", "Harbour-light-7");
  walk.check(/at least 18/);
  await walk.press("Sign up");
  return email;
}

/** Skips the questions of the quiz from one number to the one before another. */
export async function skipQuestions(walk: Walk, from: number, until: number): Promise<void> {
  for (let number = from; number < until; number++) {
    walk.page.getByText(new RegExp(`^Question ${number} of 10`));
    await walk.press("Skip this question");
  }
}

/** From the first question to the reveal: some answered, the rest skipped. */
export async function takeQuiz(walk: Walk): Promise<void> {
  await walk.goto("/quiz");
  walk.check("Cold, clear peaks");
  await walk.press("Next");
  walk.check("From early to late");
  await walk.press("Next");
  await skipQuestions(walk, 3, 11);
  expect(walk.url).toBe("/profile/revealing");
}

/** Fills in the planner's first step and sends it. */
export async function fillStart(walk: Walk, input: StartInput): Promise<void> {
  walk.fill("Destination", input.destination);
  walk.fill("Departure city or airport", input.from);
  walk.fill("Leave on", input.leave);
  walk.fill("Return", input.back);
  walk.fill("Adults", input.adults);
  walk.fill(/^Budget per traveller/, input.budget);
  await walk.press("Find flights");
}

/** From the first step to the checkout with the first offers shown. */
export async function planToCheckout(walk: Walk, input: StartInput = LISBON): Promise<void> {
  await walk.goto("/planner/start?new=1");
  await fillStart(walk, input);
  expect(walk.url).toBe("/planner/flight");
  await walk.press("Continue to hotels");
  expect(walk.url).toBe("/planner/hotel");
  await walk.press("Continue to checkout");
  expect(walk.url).toBe("/planner/booking");
}

/** Goes to the payment page; the same button holds the price. */
export async function goToPayment(walk: Walk): Promise<void> {
  await walk.press(/^Pay \$/);
  expect(walk.url).toMatch(/^\/sandbox\/pay\//);
}

/** Looks at the page of the days again, as a browser without scripts does, until they are planned. */
export async function waitForDays(walk: Walk, region = "Days"): Promise<void> {
  expect(walk.url).toMatch(/^\/itinerary\//);
  await vi.waitFor(
    async () => {
      await walk.goto(walk.url);
      walk.page.getByRole("region", { name: region });
    },
    { timeout: 60_000, interval: 200 },
  );
}
