import { describe, expect, it } from "vitest";
import { LISBON } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { goToPayment, signIn } from "./steps";
import type { Walk } from "./walk";

const site = useSite();

const headings = (walk: Walk): (string | null)[] =>
  walk.page.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** Fills in the first step with several places. */
async function nameThem(walk: Walk, places: string): Promise<void> {
  await walk.goto("/planner/start?new=1");
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

    await walk.press(`Choose flights for ${two}`);
    expect(walk.url).toBe("/planner/flight");
    await walk.goto("/trip/dashboard");
    expect(walk.page.getAllByText(new RegExp(`^Place [12] of 2: ${one} and ${two}$`)).length).toBeGreaterThan(0);
  });

  it("is offered by a sentence that names several", async () => {
    const walk = site.visit();
    await walk.goto(`/planner/wish?say=${encodeURIComponent("Tokyo, Kyoto and Osaka, 12 days in April")}`);
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
