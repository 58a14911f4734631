/** The page that lays out a trip of several places: what its address and its presses come to. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routePage } from "#app/modules/journeys/route-page.server";
import { markDestination } from "#app/modules/profile/marks.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
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

  it("goes from place to place as the traveller likes, and by another way where they choose one", async () => {
    const two = "place=barcelona&nights=3&place=paris&nights=4&departureCity=&startDate=2027-05-01";
    const way = async (query: string) => (await page(query)).stays[0]!.onward!;
    expect((await way(two)).line).toMatch(/^On to Paris by plane/);
    const liked = await way(`${two}&goBy=train`);
    expect(liked.line).toMatch(/^On to Paris by train/);
    expect([liked.chosen, liked.choices[0]]).toEqual(["", { value: "", label: "Train, 7 hours 45 minutes" }]);
    expect((await way(`${two}&goBy=train&by=flight&by=`)).line).toMatch(/^On to Paris by plane/);
    expect(await goTo(`${two}&goBy=train&do=up-1`)).toContain("goBy=train");
    expect((await page(`${two}&goBy=broom`)).goBy).toBe("");
    expect((await page(`${two}&goBy=train`)).map?.ways.map(({ by }) => by)).toEqual(["train"]);
    expect((await page("place=paris&nights=4&departureCity=")).map).toBeNull();
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

describe("a route that is left to us", () => {
  it("goes through what is best of a country, says how it was chosen, and names the rest and known routes", async () => {
    const { heading, line, stays, area, nights } = await page("area=japan&inAll=13&departureCity=San+Francisco");
    expect([heading, nights]).toEqual(["A route through Japan", 13]);
    expect(line).toMatch(/^13 nights; about /);
    expect(stays.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["tokyo", "kyoto"]));
    expect(area!.note).toMatch(/^We chose \d of our 6 places in Japan: the most to see in 13 nights, /);
    expect([...stays.map(({ slug }) => slug), ...area!.others.map(({ slug }) => slug)]).toHaveLength(6);
    expect(area!.known[0]).toMatchObject({ href: "/explore/routes/japan-golden-route" });
    for (const { why } of stays) expect(why).toMatch(/^\d nights: /);
  });

  it("leaves out where the traveller has been, and says so", async () => {
    const ada = await insertUser("Ada");
    await markDestination(ctx, ada.id, "tokyo", "visited");
    const found = await routePage(ctx, ada, { userId: ada.id }, new URLSearchParams("area=japan&inAll=10"));
    if ("goTo" in found) throw new Error(found.goTo);
    const { stays, area } = found.page;
    expect(stays.map(({ slug }) => slug)).not.toContain("tokyo");
    expect(area!.note).toMatch(/ We left out Tokyo, where you've been\.$/);
    expect(area!.others.map(({ slug }) => slug)).toContain("tokyo");
  });

  it("says what has to be settled before the border", async () => {
    const asks = async (query: string) => (await page(query)).entries.map(({ country }) => country);
    expect(await asks("place=hanoi&place=delhi&departureCity=London")).toEqual(["Vietnam", "India"]);
    expect(await asks("place=rome&place=florence&departureCity=London")).toEqual([]);
  });

  it("fits the typed dates", async () => {
    const { stays, endDate } = await page("area=Vietnam&departureCity=London&startDate=2027-05-01&endDate=2027-05-13");
    expect(stays.length).toBeGreaterThan(1);
    expect(endDate).toBe("2027-05-13");
  });

  it("is one place for a few days, and where we cover one", async () => {
    const short = await page("area=Japan&inAll=3&departureCity=London");
    expect([short.stays.length, short.stays[0]!.nights, short.canPlan]).toEqual([1, 3, false]);
    expect(short.area!.note).toMatch(/^For 3 nights we'd stay in one place: Tokyo, of our 6 places in Japan\.$/);
    expect((await page("area=Qatar&departureCity=")).area!.note).toBe("In Qatar we cover Doha so far.");
  });

  it("stays with the places that the traveller has changed, and adds another of the country with a press", async () => {
    const two = "area=Japan&place=osaka&nights=2&place=kyoto&nights=4&departureCity=";
    expect((await page(two)).stays.map(({ slug }) => slug)).toEqual(["osaka", "kyoto"]);
    expect(await goTo(`${two}&do=join-tokyo`)).toMatch(
      /place=osaka&nights=2&place=kyoto&nights=4&place=tokyo&nights=\d/,
    );
    expect(await goTo(`${two}&do=suggest&through=Italy&inAll=9`)).toBe(
      "/planner/route?inAll=9&area=Italy&departureCity=",
    );
    // Enter in the field of the country.
    expect(await goTo(`${two}&do=dates&through=Italy`)).toMatch(/area=Italy/);
  });

  it("says what a name is that is no country of ours, and leads to others", async () => {
    const { areaRefused, stays } = await page("area=Nashville&departureCity=");
    expect(stays).toEqual([]);
    expect(areaRefused).toMatchObject({
      value: "Nashville",
      message: expect.stringMatching(/^We don't cover Nashville/),
    });
    expect(areaRefused!.choices[0]!.href).toMatch(/^\/planner\/route\?area=/);
  });

  it("is drawn with a press, and drawn again with the next", async () => {
    const address = await goTo("do=surprise&departureCity=London");
    const draw = Number(/draw=(\d+)/.exec(address)?.[1]);
    expect(draw).toBeGreaterThan(0);
    const [, query = ""] = address.split("?");
    const drawn = await page(query);
    expect(drawn.stays.length).toBeGreaterThan(0);
    expect(await goTo(`${query}&area=${drawn.area!.name}&do=surprise`)).toMatch(new RegExp(`\\?draw=${draw + 1}&`));
  });

  it("tells a traveller whose home is one of the places", async () => {
    const { notes } = await page("place=rome&nights=2&place=florence&nights=5&departureCity=Rome");
    expect(notes).toEqual(["You start from Rome, so there's no flight to it. Leave it out, or start from elsewhere."]);
  });

  it("says so where fewer nights fit than were asked for", async () => {
    const { notes } = await page("place=rome&nights=&place=florence&nights=&inAll=60&departureCity=");
    expect(notes).toEqual(["We plan up to 21 nights in a place, so this is 42 nights instead of 60."]);
  });
});
