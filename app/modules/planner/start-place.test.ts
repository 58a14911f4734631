import { expect, test } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { startPlace, weatherOf } from "./start-place";

const kyoto = findDestination("kyoto")!;

test("a place without dates has its year and no weather", () => {
  const place = startPlace(kyoto, "Japan", { startDate: "", endDate: "" }, "metric");
  expect(place).toMatchObject({ slug: "kyoto", name: "Kyoto", country: "Japan", chosen: [] });
  expect(weatherOf(place)).toEqual([]);
  expect(place.highs).toHaveLength(12);
  expect(place.usual).toHaveLength(12);
  expect(startPlace(kyoto, "Japan", { startDate: "", endDate: "" }, "imperial").highs[6]).toBeGreaterThan(80);
});

test("the weather of the months of a trip is said in the traveller's units", () => {
  const dates = { startDate: "2027-04-28", endDate: "2027-05-05" };
  const [april, may] = weatherOf(startPlace(kyoto, "Japan", dates, "metric"));
  expect(april).toMatch(/^Kyoto in April: about \d+ °C by day, \d+ °C at night, rain on \d+ days\.$/);
  expect(may).toMatch(/^In May: /);
  expect(weatherOf(startPlace(kyoto, "Japan", dates, "imperial"))[0]).toMatch(
    /^Kyoto in April: about [67]\d °F by day/,
  );
  expect(startPlace(kyoto, "Japan", { startDate: "2027-04-28", endDate: "" }, "metric").chosen).toEqual([4]);
});

test("dates that no trip can have are no weather of a place", () => {
  for (const dates of [
    { startDate: "2027-02-30", endDate: "2027-03-04" },
    { startDate: "2027-01-01", endDate: "2029-01-01" },
  ])
    expect(startPlace(kyoto, "Japan", dates, "metric").chosen).toEqual([]);
});

test("a dry month says so", () => {
  const dry = { ...kyoto, climate: { ...kyoto.climate, rainDays: "0 0 0 0 0 0 0 0 0 0 0 0" } };
  const place = startPlace(dry, "Japan", { startDate: "2027-04-01", endDate: "2027-04-05" }, "metric");
  expect(weatherOf(place)).toEqual([expect.stringMatching(/hardly any rain\.$/)]);
});
