import { describe, expect, it } from "vitest";
import { LISBON } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { goToPayment, signIn, waitForDays } from "./steps";
import type { Walk } from "./walk";

const site = useSite();

const headings = (walk: Walk): (string | null)[] =>
  walk.page.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** Fills in the first step with several places. */
async function nameThem(walk: Walk, places: string): Promise<void> {
  await walk.goto("/planner/start?new=1");
  expect(walk.page.queryByText(/^Place \d of \d/)).toBeNull();
  walk.fill("Destination", places);
  walk.fill("Departure city or airport", LISBON.from);
  walk.fill("Leave on", "2027-05-01");
  walk.fill("Return", "2027-05-10");
  walk.fill("Adults", "2");
  walk.fill(/^Budget per traveller/, "4000");
  await walk.press("Find flights");
}

describe("a trip of several places", () => {
  it("is laid out from names, changed by presses, and planned place by place up to a payment", async () => {
    const walk = site.visit();
    await signIn(walk, "premium");
    await nameThem(walk, "Rome, Florence and Venice");
    expect(walk.url).toMatch(/^\/planner\/route\?place=rome/);
    const first = headings(walk).slice(0, 3);
    expect([...first].sort()).toEqual(["Florence", "Rome", "Venice"]);
    walk.page.getByText(/^9 nights; about .* on the way between them/);

    await walk.press(`Later: ${first[0]}`);
    expect(headings(walk).slice(0, 3)).toEqual([first[1], first[0], first[2]]);
    walk.fill("Add a place", "Nashville");
    await walk.press("Add");
    walk.page.getByText(/We don't cover Nashville yet/);
    expect(headings(walk).slice(0, 3)).toEqual([first[1], first[0], first[2]]);
    await walk.press("Leave out: Venice");
    walk.select("Nights in Rome", "4 nights");
    walk.select("Nights in Florence", "3 nights");
    await walk.press("Work out the dates");
    walk.page.getByText(/^7 nights; /);

    walk.fill(/^Budget per traveller/, "nothing");
    await walk.press("Plan these places");
    walk.page.getByRole("heading", { level: 1, name: /Rome|Florence/ });
    expect(walk.page.getAllByText("Enter an amount in US dollars, such as 2000").length).toBeGreaterThan(0);
    walk.fill(/^Budget per traveller/, "4000");
    await walk.press("Plan these places");
    expect(walk.url).toMatch(/^\/journeys\/[0-9a-f]{32}$/);
    const whole = walk.url;
    const [one, two] = headings(walk);
    walk.page.getByText(/^On to .* by train, leaving at 10:30, .*; about 2 hours 30 minutes from door to door/);

    await walk.press(`Choose flights for ${one}`);
    expect(walk.url).toBe("/planner/flight");
    walk.page.getByText(`Place 1 of 2: ${one}.`, { exact: false });
    await walk.press("Continue to hotels");
    await walk.press("Continue to checkout");
    await goToPayment(walk);
    await walk.press("Pay");
    await walk.follow("Go on with the other places");
    expect(walk.url).toBe(whole);
    walk.page.getByText("Booked");
    expect(walk.page.queryByText("Change places and nights")).toBeNull();

    // Its flight home is on the ticket that is paid.
    await walk.press(`Choose a place to stay in ${two}`);
    expect(walk.url).toBe("/planner/hotel");
    await walk.goto("/trip/dashboard");
    const cards = walk.main.getAllByRole("link").filter((link) => link.getAttribute("href") === whole);
    expect(cards.map(({ textContent }) => textContent).join()).toContain(`${one} and ${two}`);
  });

  it("is paid once, and cancelled in part", async () => {
    const walk = site.visit();
    await signIn(walk, "premium");
    await nameThem(walk, "Rome and Florence");
    await walk.press("Plan these places");
    const whole = walk.url;
    const places = headings(walk).slice(0, 2) as [string, string];
    await walk.press(`Choose flights for ${places[0]}`);
    walk.page.getByText(/^There and home on one ticket: home from /);
    await walk.press("Continue to hotels");
    for (const place of places) {
      await walk.goto(whole);
      expect(walk.page.queryByRole("link", { name: "Review and pay for everything" })).toBeNull();
      await walk.press(`Choose a place to stay in ${place}`);
      await walk.press("Continue to checkout");
      await walk.goto(whole);
      await walk.press(`Plan the days in ${place}`);
      await waitForDays(walk);
    }
    await walk.goto(whole);
    await walk.follow("Review and pay for everything");
    for (const name of places) walk.page.getByRole("heading", { level: 2, name });
    await goToPayment(walk);
    await walk.press("Pay");
    walk.page.getByRole("heading", { level: 1, name: "Your trip is booked" });
    expect(walk.page.getAllByText(/Booked\. Your reference is [A-Z]{6}\./)).toHaveLength(2);
    const confirmation = walk.url;

    await walk.follow(places[1]);
    await walk.goto(`${walk.url}/cancel`);
    await walk.press("Yes, cancel the trip");
    await walk.goto(confirmation);
    walk.page.getByRole("heading", { level: 1, name: "Part of your trip is booked" });
    expect(walk.page.getAllByText(/Cancelled\./)).toHaveLength(1);
    await walk.goto("/billing");
    expect(walk.page.getAllByText(/Trip of 2 places/)).toHaveLength(1);
  });

  it("is offered by a sentence that names several", async () => {
    const walk = site.visit();
    await walk.goto(
      `/planner/wish?say=${encodeURIComponent("Tokyo, Kyoto and Osaka by rental car, 12 days in April")}`,
    );
    walk.page.getByText(
      "You said “by rental car”. The next page takes one from place to place, wherever one can drive.",
    );
    await walk.follow("Plan all 3 in one trip");
    expect(headings(walk).slice(0, 3).sort()).toEqual(["Kyoto", "Osaka", "Tokyo"]);
    walk.page.getByText(/^1[12] nights; /);
  });

  it("says beside the field which name is none of ours", async () => {
    const walk = site.visit();
    await nameThem(walk, "Rome, Florence and Siena");
    expect(walk.page.getAllByText("We cover Siena as a day out from Florence.").length).toBeGreaterThan(0);
    walk.check("Rome and Florence");
    await walk.press("Find flights");
    expect(walk.url).toMatch(/^\/planner\/route\?/);
  });
});
