import { expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { alternativesFor, stopsAmong } from "./alternatives";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

const kyoto = findDestination("kyoto")!;
const sun = sunCalculatorFor(kyoto);
const near = kyoto.places.find(({ id }) => id === "kiyomizu-dera")!;
const lineAt = ({ id, lat, lon, district }: PlaceSource, start: number, end: number) => ({
  role: "visit" as const,
  placeId: `${id}-now`,
  start,
  end,
  location: { name: district, lat, lon },
});
const among = (places: readonly PlaceSource[], start: number, end: number, date = "2027-04-16") => {
  const stop = lineAt(near, start, end);
  const request = townRequest(kyoto.places, { destination: kyoto, interests: [] });
  return alternativesFor(stop, [stop], date, places, request, sun).map(({ id }) => id);
};

it("are a few places that are open then, the nearest and best first", () => {
  const found = among(kyoto.places, 600, 690);
  expect(found).toHaveLength(5);
  expect(found[0]).toBe("kiyomizu-dera");
});

it("are none that is shut on that day, or too long for the hour that there is", () => {
  const museums = kyoto.places.filter(({ kind }) => kind === "museum");
  // Museums of Kyoto rest on Mondays.
  expect(among(museums, 600, 720, "2027-04-16").length).toBeGreaterThan(among(museums, 600, 720, "2027-04-19").length);
  expect(among(kyoto.places, 600, 605)).toEqual([]);
});

it("are none for which there is no time between what is before and what comes after", () => {
  const [here, before, next, far] = [
    townPlace("here"),
    townPlace("before", { east: 0.3 }),
    townPlace("next-door", { north: 0.2 }),
    townPlace("far", { north: 9 }),
  ];
  const stop = lineAt(here, 600, 660);
  const found = (from: number, until: number) =>
    alternativesFor(
      stop,
      [lineAt(before, 480, from), stop, lineAt(before, until, 800)],
      "2027-05-12",
      [next, far],
      townRequest([]),
      townSun,
    ).map(({ id }) => id);
  expect(found(590, 670)).toEqual(["next-door"]);
  expect(found(500, 760)).toEqual(["next-door", "far"]);
});

it("leave out what is a day of its own from where one sleeps that day", () => {
  const [town, away] = [townPlace("town"), townPlace("away", { north: 90, dayTrip: true, minutes: 200 })];
  const ids = (request: Parameters<typeof townRequest>[1]) =>
    stopsAmong([town, away], townRequest([town, away], request), "2027-05-12").map(({ id }) => id);
  expect(ids({})).toEqual(["town"]);
  const there = { ...townRequest([]).base, lat: away.lat, lon: away.lon };
  expect(ids({ moves: [{ date: "2027-05-11", base: there }] })).toContain("away");
});
