import { expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/sun";
import { alternativesFor } from "./alternatives";

const kyoto = findDestination("kyoto")!;
const sun = sunCalculatorFor(kyoto);
const near = kyoto.places.find(({ id }) => id === "kiyomizu-dera")!;
const at = (start: number, end: number) => ({
  start,
  end,
  location: { name: near.district, lat: near.lat, lon: near.lon },
});
const namesAt = (start: number, end: number, date = "2027-04-16") =>
  alternativesFor(at(start, end), date, kyoto.places, [], kyoto, sun).map(({ id }) => id);

it("are a few places that are open then, the nearest and best first", () => {
  const found = namesAt(600, 690);
  expect(found).toHaveLength(5);
  expect(found[0]).toBe("kiyomizu-dera");
});

it("are none that is shut on that day, or too long for the hour that there is", () => {
  const all = (start: number, end: number, date: string) =>
    alternativesFor(
      at(start, end),
      date,
      kyoto.places.filter(({ kind }) => kind === "museum"),
      [],
      kyoto,
      sun,
    );
  // Museums of Kyoto rest on Mondays.
  expect(all(600, 720, "2027-04-16").length).toBeGreaterThan(all(600, 720, "2027-04-19").length);
  expect(namesAt(600, 605)).toEqual([]);
});
