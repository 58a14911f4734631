import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { DriveStop } from "#app/modules/itinerary/day/drive-day";
import type { Between, PlaceWay } from "#app/modules/trips/trip/between";
import { fullTrip } from "./trip.fixture";
import { tripGpx, wholeGpx } from "./trip-gpx";

const PAGE = "http://localhost:3000/trips/trip-1";

/** The order of an element's parts in the schema of GPX 1.1 (topografix.com/GPX/1/1/gpx.xsd). */
const POINT = "ele time magvar geoidheight name cmt desc src link sym type fix sat hdop vdop pdop ageofdgpsdata dgpsid";
const ORDER: Readonly<Record<string, string>> = {
  gpx: "metadata wpt rte trk extensions",
  metadata: "name desc author copyright link time keywords bounds extensions",
  wpt: POINT,
  rtept: POINT,
  rte: "name cmt desc src link number type extensions rtept",
  link: "text type",
};

type Node = Record<string, unknown>;
const tagOf = (node: Node): string => Object.keys(node).find((key) => key !== ":@")!;
const childrenOf = (node: Node): Node[] => (node[tagOf(node)] as Node[]).filter((child) => tagOf(child) !== "#text");

/** Elements whose parts are not in the schema's order, or are unknown to it. */
function disordered(node: Node): string[] {
  const tag = tagOf(node);
  const order = (ORDER[tag] ?? "").split(" ");
  const places = childrenOf(node).map((child) => order.indexOf(tagOf(child)));
  const isInOrder = places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  return [...(isInOrder ? [] : [tag]), ...childrenOf(node).flatMap(disordered)];
}

function parse(text: string): Node {
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, htmlEntities: true });
  return (parser.parse(text) as Node[]).find((node) => tagOf(node) === "gpx")!;
}

const textOf = (node: Node, tag: string): string => {
  const child = childrenOf(node).find((one) => tagOf(one) === tag)!;
  return String(((child[tag] as Node[])[0] as { "#text": unknown })["#text"]);
};

describe("the places of a trip as GPX", () => {
  const trip = fullTrip("kyoto", 4);
  const gpx = parse(tripGpx(trip, PAGE));
  const all = (tag: string, node = gpx) => childrenOf(node).filter((child) => tagOf(child) === tag);

  it("stand in the order of the schema", () => {
    expect(disordered(gpx)).toEqual([]);
    expect(gpx[":@"]).toMatchObject({ "@_version": "1.1", "@_xmlns": "http://www.topografix.com/GPX/1/1" });
    expect(disordered({ gpx: [{ rte: [] }, { wpt: [] }] })).toEqual(["gpx"]);
  });

  it("are a waypoint a stop and the stay, and a route a day in the order of its stops", () => {
    expect(all("wpt")).toHaveLength(1 + 20);
    const routes = all("rte");
    expect(routes.map((route) => textOf(route, "number"))).toEqual(["1", "2", "3", "4"]);
    const names = all("rtept", routes[1]).map((point) => textOf(point, "name"));
    expect(names).toEqual(trip.itinerary!.days[1]!.items.map(({ name }) => name));
    const [first] = trip.itinerary!.days[0]!.items;
    expect(all("wpt")[1]![":@"]).toEqual({
      "@_lat": first!.location.lat.toFixed(6),
      "@_lon": first!.location.lon.toFixed(6),
    });
  });

  it("end a day's route where one sleeps", () => {
    const days = structuredClone(trip.itinerary!.days);
    const to = { name: "The inn", lat: 35, lon: 135.5 };
    days[0]!.wayHome = { mode: "walk", minutes: 5, km: 0.3, priceMinor: 0, leave: 1200, arrive: 1205, to };
    const [route] = childrenOf(parse(tripGpx({ ...trip, itinerary: { ...trip.itinerary!, days } }, PAGE))).filter(
      (child) => tagOf(child) === "rte",
    );
    expect(textOf(childrenOf(route!).at(-1)!, "name")).toBe("The inn");
  });

  it("have both ends of a ride in the route", () => {
    const days = structuredClone(trip.itinerary!.days);
    const [stop] = days[0]!.items;
    stop!.location = { ...stop!.location, to: { name: "The far pier", lat: 35.1, lon: 135.6 } };
    const ridden = parse(tripGpx({ ...trip, itinerary: { ...trip.itinerary!, days } }, PAGE));
    const names = all("rtept", all("rte", ridden)[0]).map((point) => textOf(point, "name"));
    expect(names.slice(0, 2)).toEqual([stop!.name, "The far pier"]);
    expect(disordered(ridden)).toEqual([]);
  });

  it("of one day are that day's alone, and of a trip without days none but the stay", () => {
    const day = parse(tripGpx(trip, PAGE, 2));
    expect([all("wpt", day).length, all("rte", day).length]).toEqual([6, 1]);
    const bare = parse(tripGpx({ ...trip, itinerary: undefined }, PAGE));
    expect([all("wpt", bare).length, all("rte", bare).length]).toEqual([1, 0]);
  });

  it("let no text out of its element", () => {
    const name = `</name><wpt lat="0" lon="0"/> & "friends"\u0000`;
    expect(textOf(all("metadata", parse(tripGpx({ ...trip, name }, PAGE)))[0]!, "name")).toBe(
      `</name><wpt lat="0" lon="0"/> & "friends"`,
    );
  });
});

describe("the places of a longer trip as GPX", () => {
  const place = (slug: string, between: Between) =>
    fullTrip(slug, 2, { flight: undefined, between, hotel: undefined, itinerary: undefined });
  const way = (slug: string, name: string, time: string): PlaceWay => ({
    ...{ by: "train", place: { slug, name }, date: "2027-05-05", time, minutes: 95, dollars: 40 },
    at: { name: `Station at ${time}`, lat: 41.9, lon: 12.5 },
  });
  const stop: DriveStop = {
    ...{ of: "pisa", id: "tower", name: "Leaning Tower", district: "Pisa", note: "", lat: 43.72, lon: 10.4 },
    ...{ arrives: "11:00", leaves: "12:30", price: 0, hasLunch: false, addsMinutes: 20 },
  };
  const routesOf = (trips: Parameters<typeof wholeGpx>[0]) => {
    const gpx = parse(wholeGpx(trips, "Italy", PAGE, (slug = "") => findDestination(slug)));
    expect(disordered(gpx)).toEqual([]);
    return childrenOf(gpx).filter((child) => tagOf(child) === "rte");
  };
  const pointsOf = (route: Node) => childrenOf(route).filter((child) => tagOf(child) === "rtept");

  it("have the ways over land and water, from station to station", () => {
    const trips = [
      place("rome", { back: way("florence", "Florence", "10:30") }),
      place("florence", { out: way("rome", "Rome", "12:05") }),
    ];
    const [route, ...others] = routesOf(trips);
    expect(others).toEqual([]);
    expect(textOf(route!, "name")).toBe("Rome to Florence by train");
    expect(textOf(route!, "desc")).toBe("Wed 5 May, 10:30, to 12:05");
    expect(pointsOf(route!).map((one) => textOf(one, "name"))).toEqual(["Station at 10:30", "Station at 12:05"]);
  });

  it("have the stop of a drive between the towns", () => {
    const drive = { by: "car", at: undefined, drive: { from: "Rome", leaves: "09:00", stop } } as const;
    const trips = [
      place("rome", { back: { ...way("florence", "Florence", "09:00"), ...drive } }),
      place("florence", { out: { ...way("rome", "Rome", "14:05"), ...drive } }),
    ];
    const [route] = routesOf(trips);
    expect(pointsOf(route!).map((one) => textOf(one, "name"))).toEqual(["Rome", "Leaning Tower", "Florence"]);
  });

  it("have no way that is flown, or that leads to a place that is gone", () => {
    const flown = { ...way("florence", "Florence", "10:30"), by: "flight" } as const;
    expect(
      routesOf([place("rome", { back: flown }), place("florence", { out: { ...flown, place: flown.place } })]),
    ).toEqual([]);
    expect(
      routesOf([
        place("rome", { back: way("pisa", "Pisa", "10:30") }),
        place("florence", { out: way("pisa", "Pisa", "12:05") }),
      ]),
    ).toEqual([]);
  });
});
