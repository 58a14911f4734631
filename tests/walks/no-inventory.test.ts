import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { LISBON, LISBON_TITLE } from "#tests/setup/sandbox-trip";
import { useOwnSite } from "./site";
import { signUp, waitForDays } from "./steps";
import type { Walk } from "./walk";

/** A product that sells no flights and no stays: travellers bring their bookings from elsewhere. */
const site = useOwnSite({ INVENTORY: "none" });
type Field = HTMLInputElement;

const OFFERED = /simulated|sandbox fares|sandbox stays|find flights|usual return fare/i;

function expectNothingOffered(walk: Walk): void {
  expect(walk.page.queryAllByText(OFFERED)).toEqual([]);
}

/** The data of a ticket from London to Lisbon and back. */
function typeFlights(walk: Walk): void {
  const ticket = [
    { group: "Flight out", number: "TP1351", from: "LHR", to: "LIS", leaves: "08:00", lands: "10:45" },
    { group: "Flight back", number: "TP 1356", from: "LIS", to: "LHR", leaves: "18:10", lands: "20:55" },
  ];
  for (const { group, number, from, to, leaves, lands } of ticket) {
    const fields = within(walk.page.getByRole("group", { name: group }));
    for (const [label, value] of [
      [/^Flight number/, number],
      [/^From airport/, from],
      [/^To airport/, to],
      [/^Leaves at/, leaves],
      [/^Lands at/, lands],
    ] as const)
      fields.getAllByLabelText<Field>(label)[0]!.value = value;
  }
}

/** From the first step to the days, with a ticket and a place of the visitor's own and a new account. */
async function comeToDays(): Promise<Walk> {
  const walk = site.visit();
  await walk.goto("/planner/start");
  walk.page.getByText(/You book flights and a place to stay where you like/);
  walk.fill("Destination", LISBON.destination);
  walk.fill("Departure city or airport", LISBON.from);
  walk.fill("Leave on", LISBON.leave);
  walk.fill("Return", LISBON.back);
  walk.fill("Adults", LISBON.adults);
  walk.fill(/^Budget per traveller/, LISBON.budget);
  walk.check("We've been there before");
  await walk.press("Continue");

  expect(walk.url).toBe("/planner/flight");
  expectNothingOffered(walk);
  typeFlights(walk);
  await walk.press("Continue to hotels");
  expect(walk.url).toBe("/planner/hotel");
  expectNothingOffered(walk);
  await walk.press("Continue to your days");
  walk.page.getByRole("link", { name: "Enter the name of the place" });
  walk.page.getAllByLabelText<Field>(/^Name of the place/)[0]!.value = "Casa da Ana";
  const parts = walk.page.getAllByLabelText<HTMLSelectElement>(/^Or its part of town/)[0]!;
  [...parts.options].find(({ text }) => text === "Alfama")!.selected = true;
  await walk.press("Continue to your days");

  await waitForDays(walk, "First day");
  walk.page.getByRole("heading", { level: 1, name: "Your first day in Lisbon" });
  expect(walk.page.getByRole("heading", { name: /^And \d more days$/ })).toBeTruthy();
  await walk.follow("Create a free account");
  expect(walk.url).toMatch(/^\/signup/);
  await signUp(walk, "visitor");
  expect(walk.url).toMatch(/^\/itinerary\/[^/]+$/);
  return walk;
}

describe("without an inventory", () => {
  it.each(["/", "/destination/lisbon", "/sample-itinerary"])("%s offers nothing", async (address) => {
    const walk = site.visit();
    await walk.goto(address);
    walk.page.getByRole("heading", { level: 1 });
    expectNothingOffered(walk);
  });

  it("a visitor says where and when, brings a ticket and a place, and signs up", async () => {
    const walk = await comeToDays();
    const steps = within(walk.page.getByRole("navigation", { name: "Planner steps" }));
    const names = steps.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(names).toEqual(
      ["Start", "Flights", "Hotels", "Itinerary"].map((name) => expect.stringContaining(name) as string),
    );
    await walk.goto("/planner/booking");
    walk.page.getAllByText(/There's nothing to pay here/);
    await walk.goto("/planner/flight");
    const out = within(walk.page.getByRole("group", { name: "Flight out" }));
    expect(out.getAllByLabelText<Field>(/^Lands at/)[0]!.value).toBe("10:45");
  });

  it("a visitor has a day plan of a trip that is booked elsewhere", async () => {
    const walk = await comeToDays();
    await waitForDays(walk);
    expectNothingOffered(walk);
    walk.page.getAllByText(/TP 1351 lands at LIS at 10:45/);
    expect(walk.page.getAllByText("You've seen it before.", { exact: false }).length).toBeGreaterThan(1);

    await walk.goto("/trip/dashboard");
    await walk.follow(walk.main.getAllByRole("link", { name: new RegExp(LISBON_TITLE) })[0]!);
    expect(walk.url).toMatch(/^\/trips?\/[^/]+$/);
    walk.page.getByText(/^You booked your flights and your stay elsewhere\./);
    expect(walk.page.queryByRole("button", { name: "Book This Trip" })).toBeNull();
    expectNothingOffered(walk);
  });
});
