import { describe, expect, it } from "vitest";
import { LISBON } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { fillStart } from "./steps";
import type { Walk } from "./walk";

const site = useSite();

/** "40 of 475 flights" as numbers. */
function counted(walk: Walk): { found: number; all: number } {
  const [, found, all] = /^(\d+) of (\d+) /.exec(walk.main.getByText(/^\d+ of \d+ (flights|stays)$/).textContent)!;
  return { found: Number(found), all: Number(all) };
}

async function toFlights(): Promise<Walk> {
  const walk = site.visit();
  await walk.goto("/planner/start?new=1");
  await fillStart(walk, LISBON);
  expect(walk.url).toBe("/planner/flight");
  return walk;
}

describe("lists without scripts", () => {
  it("of flights are filtered and ordered by their address, which pages and a refused choice keep", async () => {
    const walk = await toFlights();
    await walk.follow(/^Sort and filter all \d+ flights$/);
    walk.main.getByText(/^All \d+ flights$/);
    const box = walk.page.getByLabelText(/^1 stop \d+$/);
    const beside = Number(/\d+$/.exec(box.parentElement!.textContent)![0]);
    walk.check(/^1 stop \d+$/);
    await walk.press("Show flights");
    expect(counted(walk).found).toBe(beside);
    await walk.follow("Lowest price");
    expect(walk.url).toContain("sort=price");
    await walk.follow("Next");
    const here = walk.url;
    expect(Object.fromEntries(new URL(here, "http://x").searchParams)).toEqual({
      all: "1",
      sort: "price",
      stops: "1",
      page: "2",
    });
    expect(counted(walk).found).toBe(beside);
    await walk.send(here, { offer: "sold-out" });
    expect(walk.status).toBe(409);
    expect(counted(walk).found).toBe(beside);
    await walk.goto(here);
    walk.page.getAllByRole("radio")[0]!.click();
    await walk.press("Continue to hotels");
    expect(walk.url).toBe("/planner/hotel");
  });

  it("that nothing is left of name the filter to let go", async () => {
    const walk = await toFlights();
    await walk.goto("/planner/flight?all=1&stops=0&most=1");
    walk.page.getByRole("heading", { name: "No flights fit all of this" });
    await walk.follow(/^Remove “Up to \$1/);
    expect(walk.url).toBe("/planner/flight?all=1&stops=0");
    expect(counted(walk).found).toBeGreaterThan(0);
    await walk.goto("/planner/flight?all=1&stops=many&sort=%00&page=-4&airline=%22%3E");
    walk.main.getByText(/^All \d+ flights$/);
  });

  it("of stays likewise, with the map of what is left", async () => {
    const walk = await toFlights();
    await walk.press("Continue to hotels");
    await walk.follow(/^Sort and filter all \d+ stays$/);
    walk.check(/^4 stars \d+$/);
    await walk.press("Show stays");
    const { found, all } = counted(walk);
    expect(found).toBeLessThan(all);
    expect(walk.main.getAllByRole("img", { name: "4 stars" })).toHaveLength(Math.min(found, 20));
    walk.page.getByRole("img", { name: /^Map of the stays/ });
  });

  it("compare nearby days by a link, and move the trip by a button", async () => {
    const walk = await toFlights();
    await walk.follow("Flexible dates? Compare nearby days");
    const days = walk.page.getAllByRole("button", { name: /\$[\d,]+/ });
    expect(days.length).toBeGreaterThanOrEqual(6);
    await walk.press(days[0]!);
    expect(walk.url).toBe("/planner/flight");
    walk.page.getByText(/^Your trip is now .+ These are the flights for it\.$/);
  });
});
