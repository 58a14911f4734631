import type { Page } from "@playwright/test";
import { LISBON, LISBON_TITLE, expect, onStep, signUp, test as base } from "./test";

/** A product that sells no flights and no stays: travellers bring their bookings from elsewhere. */
const test = base.extend<object, { serverEnv: Record<string, string> }>({
  serverEnv: [{ INVENTORY: "none" }, { scope: "worker" }],
});

const OFFERED = /simulated|sandbox fares|sandbox stays|find flights|usual return fare/i;

/** The data of a ticket from London to Lisbon and back. */
async function typeFlights(page: Page): Promise<void> {
  const ticket = [
    { group: "Flight out", number: "TP1351", from: "LHR", to: "LIS", leaves: "08:00", lands: "10:45" },
    { group: "Flight back", number: "TP 1356", from: "LIS", to: "LHR", leaves: "18:10", lands: "20:55" },
  ];
  for (const { group, number, from, to, leaves, lands } of ticket) {
    const fields = page.getByRole("group", { name: group });
    await fields.getByLabel("Flight number").first().fill(number);
    await fields.getByLabel("From airport").first().fill(from);
    await fields.getByLabel("To airport").first().fill(to);
    await fields.getByLabel("Leaves at").first().fill(leaves);
    await fields.getByLabel("Lands at").first().fill(lands);
  }
}

test("without an inventory a visitor says where and when, signs up, and has a day plan", async ({ page }) => {
  await page.goto("/planner/start");
  await expect(page.getByText("You book flights and a place to stay where you like")).toBeVisible();
  await page.getByLabel("Destination").fill(LISBON.destination);
  await page.getByLabel("Departure city or airport").fill(LISBON.from);
  await page.getByLabel("Leave on").fill(LISBON.leave);
  await page.getByLabel("Return", { exact: true }).fill(LISBON.back);
  await page.getByLabel("Adults").fill(LISBON.adults);
  await page.getByLabel("Budget per traveller").fill(LISBON.budget);
  await page.getByRole("button", { name: "Continue" }).click();

  await onStep(page, "flight");
  await expect(page.getByText(OFFERED)).toHaveCount(0);
  await typeFlights(page);
  await page.getByRole("button", { name: "Continue to hotels" }).click();
  await onStep(page, "hotel");
  await expect(page.getByText(OFFERED)).toHaveCount(0);
  await page.getByRole("button", { name: "Continue to your days" }).click();
  await expect(page.getByRole("link", { name: "Enter the name of the place" })).toBeVisible();
  await page.getByLabel("Name of the place").first().fill("Casa da Ana");
  await page.getByLabel("Or its part of town").first().selectOption("Alfama");
  await page.getByRole("button", { name: "Continue to your days" }).click();

  // A visitor sees the first day as soon as it is planned; the page loads itself anew.
  await expect(page.getByRole("heading", { name: "Your first day in Lisbon" })).toBeVisible();
  await page.getByRole("link", { name: "Create a free account" }).click();
  await page.waitForURL("**/signup**");
  await signUp(page, "visitor");
  await page.waitForURL(/\/itinerary\/[^/]+$/);
  // A page that follows a form begins at its top, however far down the form was.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const steps = page.getByRole("navigation", { name: "Planner steps" });
  await expect(steps.getByRole("listitem")).toHaveText([/Start/, /Flights/, /Hotels/, /Itinerary/]);
  // The page loads itself anew when they are there.
  await expect(page.getByRole("link", { name: "See the whole trip" })).toBeVisible();
  await expect(page.getByText(OFFERED)).toHaveCount(0);
  await expect(page.getByText("TP 1351 lands at LIS at 10:45").first()).toBeVisible();

  await page.goto("/planner/booking");
  await expect(page.getByText("There's nothing to pay here").first()).toBeVisible();
  await page.goto("/planner/flight");
  await expect(page.getByRole("group", { name: "Flight out" }).getByLabel("Lands at").first()).toHaveValue("10:45");

  await page.goto("/trip/dashboard");
  await page.getByRole("main").getByRole("link", { name: LISBON_TITLE }).first().click();
  await page.waitForURL(/\/trips?\/[^/]+$/);
  await expect(page.getByText("You booked your flights and your stay elsewhere.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Book This Trip" })).toHaveCount(0);
  await expect(page.getByText(OFFERED)).toHaveCount(0);
});
