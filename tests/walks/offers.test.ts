import { beforeAll, describe, expect, it } from "vitest";
import { LISBON } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { fillStart } from "./steps";
import type { Walk } from "./walk";

const site = useSite();

/** "40 of 475 flights" as numbers. */
function counted(): { found: number; all: number } {
  const [, found, all] = /^(\d+) of (\d+) /.exec(walk.main.getByText(/^\d+ of \d+ (flights|stays)$/).textContent)!;
  return { found: Number(found), all: Number(all) };
}

/** One visit, whose trip has flights to choose from. */
let walk: Walk;
beforeAll(async () => {
  walk = site.visit();
  await walk.goto("/planner/start?new=1");
  await fillStart(walk, LISBON);
});

/** Follows a link that is found by its text: looking for roles takes seconds in a long list. */
const followText = (text: string | RegExp): Promise<void> => walk.follow(walk.main.getByText(text));

describe("lists without scripts", () => {
  it("of flights are filtered and ordered by their address, which its pages keep", async () => {
    await walk.goto("/planner/flight");
    await followText(/^Sort and filter all \d+ flights$/);
    walk.main.getByText(/^All \d+ flights$/);
    const box = walk.page.getByLabelText(/^1 stop \d+$/);
    const beside = Number(/\d+$/.exec(box.parentElement!.textContent)![0]);
    walk.check(/^1 stop \d+$/);
    await walk.press(walk.main.getByText("Show flights"));
    expect(counted().found).toBe(beside);
    await followText("Lowest price");
    expect(walk.url).toContain("sort=price");
    await followText("Next");
    expect(Object.fromEntries(new URL(walk.url, "http://x").searchParams)).toEqual({
      all: "1",
      sort: "price",
      stops: "1",
      page: "2",
    });
    expect(counted().found).toBe(beside);
  });

  it("of flights stay as they are when a choice is refused, and lead on when it is not", async () => {
    const here = "/planner/flight?all=1&sort=price&stops=1&page=2";
    await walk.goto(here);
    const { found } = counted();
    await walk.send(here, { offer: "sold-out" });
    expect(walk.status).toBe(409);
    expect(counted().found).toBe(found);
    await walk.goto(here);
    walk.main.getAllByLabelText(/each/)[0]!.click();
    await walk.press(walk.main.getByText("Continue to hotels"));
    expect(walk.url).toBe("/planner/hotel");
  });

  it("that nothing is left of name the filter to let go", async () => {
    await walk.goto("/planner/flight?all=1&stops=0&most=1");
    walk.page.getByRole("heading", { name: "No flights fit all of this" });
    await walk.follow(/^Remove “Up to \$1/);
    expect(walk.url).toBe("/planner/flight?all=1&stops=0");
    expect(counted().found).toBeGreaterThan(0);
    await walk.goto("/planner/flight?all=1&stops=many&sort=odd&page=-4&airline=%22%3E");
    walk.main.getByText(/^All \d+ flights$/);
  });

  it("of stays likewise, with the map of what is left", async () => {
    await walk.goto("/planner/hotel");
    await followText(/^Sort and filter all \d+ stays$/);
    walk.check(/^4 stars \d+$/);
    await walk.press(walk.main.getByText("Show stays"));
    const { found, all } = counted();
    expect(found).toBeLessThan(all);
    expect(walk.main.getAllByRole("img", { name: "4 stars" })).toHaveLength(Math.min(found, 20));
    walk.page.getByRole("img", { name: /^Map of the stays/ });
  });

  it("compare nearby days by a link, and move the trip by a button", async () => {
    await walk.goto("/planner/flight");
    await walk.follow("Flexible dates? Compare nearby days");
    const days = walk.page.getAllByRole("button", { name: /\$[\d,]+/ });
    expect(days.length).toBeGreaterThanOrEqual(6);
    await walk.press(days[0]!);
    expect(walk.url).toBe("/planner/flight");
    walk.page.getByText(/^Your trip is now .+ These are the flights for it\.$/);
  });
});
