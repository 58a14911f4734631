import { expect, it } from "vitest";
import { daylightOn } from "../places/catalogue.server";
import { lightInWords } from "./day-light";
import { sunCalculatorFor } from "./sun";

const tromso = sunCalculatorFor({ lat: 69.65, lon: 18.96, timeZone: "Europe/Oslo" });

it("says when the sun rises and sets, and where it does neither", () => {
  expect(lightInWords({ sunrise: 387, sunset: 1238 })).toBe("Sunrise 06:27, sunset 20:38");
  expect(lightInWords(tromso("2027-06-21"))).toBe("The sun doesn’t set");
  expect(lightInWords(tromso("2027-12-21"))).toBe("The sun doesn’t rise");
});

it("is known on the days of a place of the catalogue, by its own clock", () => {
  const { "2027-05-12": light } = daylightOn("lisbon", [{ date: "2027-05-12" }]);
  expect(light!.sunrise).toBeGreaterThan(6 * 60);
  expect(light!.sunrise).toBeLessThan(7 * 60);
  expect(light!.sunset).toBeGreaterThan(20 * 60);
  expect(light!.sunset).toBeLessThan(21 * 60);
  expect(daylightOn(undefined, [{ date: "2027-05-12" }])).toEqual({});
});
