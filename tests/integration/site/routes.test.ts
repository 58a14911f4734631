import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findRoute, listRoutes } from "#app/modules/catalogue/routes/routes.server";
import { matchesRoute } from "#app/modules/catalogue/routes/travel-route";
import type { DestinationView } from "#app/modules/discover/destination-page.server";
import type { RouteView, routesPage } from "#app/modules/discover/routes-page.server";
import * as destination from "#app/routes/discover/destination";
import * as explore from "#app/routes/discover/explore";
import * as route from "#app/routes/discover/explore-route";
import * as shelf from "#app/routes/discover/explore-routes";
import * as preferences from "#app/routes/profile/preferences";
import * as sitemap from "#app/routes/resources/sitemap";
import { args, closeTravellerWorld, insertTraveller, openTravellerWorld, outcome } from "../planning/traveller.fixture";

beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);

const shelfAt = (query = "") => shelf.loader(args(`/explore/routes${query}`)) as ReturnType<typeof routesPage>;
const routeAt = async (slug: string, headers: Record<string, string> = {}) =>
  outcome(route.loader(args(`/explore/routes/${slug}`, { headers, params: { slug } })));
const slugsOf = (page: ReturnType<typeof routesPage>) =>
  page.groups.flatMap(({ routes }) => routes.map(({ slug }) => slug));

describe("the shelf of routes", () => {
  it("shows the first of each part of the world, and how many there are", () => {
    const page = shelfAt();
    expect(page.groups.map(({ region }) => region)).toEqual([
      ...["europe", "asia", "north-america", "south-america", "africa", "oceania", "middle-east"],
    ]);
    expect(Math.max(...page.groups.map(({ routes }) => routes.length))).toBe(4);
    const [europe] = page.groups;
    expect(europe!.all).toBeGreaterThan(europe!.routes.length);
    expect([page.isChosen, page.found, page.total]).toEqual([false, listRoutes().length, listRoutes().length]);
  });

  it("shows all that are asked for, and says when there is none", () => {
    const filters = { region: "asia", length: "long", month: 4 } as const;
    const right = listRoutes().filter((one) => matchesRoute(one, filters));
    expect(right.length).toBeGreaterThan(0);
    const page = shelfAt("?region=asia&length=long&month=April");
    expect(slugsOf(page).toSorted()).toEqual(right.map(({ slug }) => slug).toSorted());
    expect(page.groups.map(({ region }) => region)).toEqual(["asia"]);
    expect(shelfAt("?region=asia").groups[0]!.routes.length).toBeGreaterThan(4);
    expect(shelfAt("?region=middle-east&month=7")).toMatchObject({ isChosen: true, found: 0, groups: [] });
  });

  it("has cards with the posters of the places in order and the facts in words", () => {
    const card = shelfAt("?region=asia").groups[0]!.routes.find(({ slug }) => slug === "japan-golden-route");
    expect(card).toMatchObject({
      title: "Japan's Golden Route",
      places: "Tokyo, Kyoto, Osaka",
      facts: ["3 places", "11 nights", "by train", "best March to May and November"],
    });
    expect(card!.pictures.map(({ src }) => /\/art\/([a-z]+)\./.exec(src)![1])).toEqual(["tokyo", "kyoto", "osaka"]);
  });
});

describe("the page of a route", () => {
  it("has its places, its weather, its map and the address at which it is planned", async () => {
    const { status, body } = await routeAt("japan-golden-route");
    const view = body as RouteView;
    expect(status).toBe(200);
    expect(view.plan).toBe("/planner/route?place=tokyo&nights=5&place=kyoto&nights=4&place=osaka&nights=2");
    expect(view.stays.map(({ name, nights }) => `${name} ${nights}`)).toEqual(["Tokyo 5", "Kyoto 4", "Osaka 2"]);
    expect(view.stays.map(({ onward }) => onward[0]?.slice(0, 22))).toEqual([
      ...["On to Kyoto by train, ", "On to Osaka by train, ", undefined],
    ]);
    expect(view.facts.at(-1)).toMatch(/^about \$\d+ a day$/);
    expect(view.weather.filter(({ isBest }) => isBest).map(({ name }) => name)).toEqual([
      ...["March", "April", "May", "November"],
    ]);
    expect(view.weather[0]!.places[1]).toEqual({ high: 9, rainDays: 8 });
    expect(view.map.pins).toHaveLength(3);
    expect(view.like[0]!.slug).toBe("kyoto-to-kyushu");
  });

  it.each(listRoutes().map(({ slug }) => slug))("can be made for %s", async (slug) => {
    const view = (await routeAt(slug)).body as RouteView;
    expect(view.stays.every(({ picture }) => picture.alt.length > 10)).toBe(true);
    expect(view.like.length).toBeGreaterThan(0);
  });

  it("speaks Fahrenheit to the traveller who reads it, and is then nobody else's", async () => {
    const { headers } = await insertTraveller();
    await preferences.action(
      args("/profile/preferences", { fields: { home: "", currency: "USD", units: "imperial" }, headers }),
    );
    expect(((await routeAt("japan-golden-route", headers)).body as RouteView).weather[0]!.places[1]!.high).toBe(48);
    const cacheOf = async (work: Promise<unknown>) =>
      new Headers(((await work) as { init?: ResponseInit }).init?.headers).get("Cache-Control");
    const look = (own: Record<string, string>) =>
      route.loader(args("/explore/routes/greek-islands", { headers: own, params: { slug: "greek-islands" } }));
    expect(await cacheOf(look(headers))).toBe("private, no-store");
    expect(await cacheOf(look({}))).toMatch(/^public/);
  });

  it.each(["nowhere", "Japan-Golden-Route", "constructor", ""])("is not found for %j", async (slug) => {
    expect(await routeAt(slug)).toMatchObject({ status: 404, body: { message: "Route not found" } });
  });
});

describe("routes elsewhere", () => {
  it("stand on the explore page, those of this month first, but not below a search", async () => {
    const look = async (query: string) => {
      const { body } = await outcome(explore.loader(args(`/explore${query}`)));
      return (body as { routes?: { value: { total: number; routes: { slug: string }[] } } }).routes;
    };
    const month = new Date().getUTCMonth() + 1;
    const { total, routes } = (await look(""))!.value;
    expect([total, routes.length]).toEqual([listRoutes().length, 4]);
    expect(routes.every(({ slug }) => findRoute(slug)!.months.includes(month))).toBe(true);
    expect(await look("?q=beach")).toBeUndefined();
  });

  it("stand on the pages of their places", async () => {
    const look = async (slug: string) => {
      const { body } = await outcome(destination.loader(args(`/destination/${slug}`, { params: { slug } })));
      return (body as DestinationView).routes;
    };
    expect((await look("kyoto")).map(({ title }) => title)).toEqual(["Japan's Golden Route", "Kyoto to Kyushu"]);
    expect(await look("havana")).toEqual([]);
  });

  it("stand in the map of the site", async () => {
    const text = await (await sitemap.loader(args("/sitemap.xml"))).text();
    for (const path of ["", ...listRoutes().map(({ slug }) => `/${slug}`)])
      expect(text).toContain(`/explore/routes${path}</loc>`);
  });
});
