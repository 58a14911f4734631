/** The page that lays out a trip of several places: what its address and its presses come to. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routePage } from "#app/modules/journeys/route-page.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
const look = (query: string) => routePage(ctx, undefined, {}, new URLSearchParams(query));

async function page(query: string) {
  const found = await look(query);
  if ("goTo" in found) throw new Error(`leads to ${found.goTo}`);
  return found.page;
}

async function goTo(query: string): Promise<string> {
  const found = await look(query);
  return "goTo" in found ? found.goTo : "";
}

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

describe("the page of the places", () => {
  it("finds order and nights for the typed dates, and says what lies between", async () => {
    const { stays, endDate, heading, choices } = await page(
      "place=venice&place=rome&place=florence&nights=&nights=&nights=&departureCity=London&startDate=2027-05-01&endDate=2027-05-11",
    );
    expect(stays.map(({ slug }) => slug)).toContain("florence");
    expect(stays[1]!.slug).toBe("florence");
    expect(endDate).toBe("2027-05-11");
    expect(heading).toMatch(/, Florence and /);
    expect(stays[0]!.onward?.line).toMatch(
      /^On to Florence by train, leaving at \d\d:30, .*; about .* from door to door$/,
    );
    expect(stays[2]!.onward).toBeNull();
    for (const { href } of choices) expect(href).toMatch(/^\/planner\/route\?place=/);
  });

  it("ends on the day that was typed, though a night is spent on the way", async () => {
    const { stays, endDate, line } = await page(
      "place=stockholm&place=helsinki&departureCity=London&startDate=2027-05-01&endDate=2027-05-09",
    );
    expect(stays[0]!.onward?.line).toMatch(/by overnight ferry, leaving at 17:00, Wed 5 May; a night on board/);
    expect([line.split(";")[0], endDate]).toEqual(["7 nights", "2027-05-09"]);
  });

  it("keeps what the traveller has set, in their order", async () => {
    const { stays, line } = await page("place=florence&nights=2&place=rome&nights=5&departureCity=");
    expect(stays.map(({ slug, nights }) => [slug, nights])).toEqual([
      ["florence", 2],
      ["rome", 5],
    ]);
    expect(line).toMatch(/^7 nights; about 2 hours 30 minutes on the way between them, \$40 each$/);
  });

  it("leads on from each press to the address of what it comes to", async () => {
    const two = "place=florence&nights=2&place=rome&nights=5&departureCity=";
    expect(await goTo(`${two}&do=up-1`)).toBe(
      "/planner/route?place=rome&nights=5&place=florence&nights=2&departureCity=",
    );
    expect(await goTo(`${two}&do=drop-0`)).toBe("/planner/route?place=rome&nights=5&departureCity=");
    expect(await goTo(`${two}&do=add&add=Venice`)).toMatch(/place=venice&nights=[234]&departureCity=$/);
  });

  it("says beside the field why a place does not join, and shows what can't be read as nothing", async () => {
    const two = "place=florence&nights=2&place=rome&nights=5&departureCity=";
    expect((await page(`${two}&do=add&add=Rome`)).refused?.message).toBe("Rome is on the list already");
    expect((await page(`${two}&do=add&add=Nashville`)).refused?.message).toMatch(/^We don't cover Nashville yet/);
    expect((await page(`${two}&do=add&add=`)).refused?.message).toBe("Name a place to add");
    const odd = await page("place=<script>&nights=9999&place=../..&nights=-3&startDate=tomorrow");
    expect([odd.stays, odd.canPlan, odd.heading]).toEqual([[], false, "A trip of several places"]);
  });
});
