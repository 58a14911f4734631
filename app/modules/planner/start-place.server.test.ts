import { expect, test } from "vitest";
import { placeChoices } from "./start-place.server";

const names = (typed: string): string[] => placeChoices(typed).map(({ name }) => name);

test("a name that is begun means a few places, each with its country and its poster", () => {
  expect(names("lis")).toContain("Lisbon");
  expect(placeChoices("kyo")[0]).toEqual({
    name: "Kyoto",
    country: "Japan",
    src: expect.stringMatching(/^\/art\/kyoto\.svg/) as string,
    text: "Kyoto",
  });
  expect(names("japan").length).toBeGreaterThan(1);
  expect(names("japan").length).toBeLessThanOrEqual(5);
});

test("a name with a slip is still suggested as it is written", () => {
  expect(names("lisbonn")).toEqual(["Lisbon"]);
});

test("nothing is suggested for a name that is written out, one letter, or a place we do not cover", () => {
  expect(names("kyoto")).toEqual([]);
  expect(names("k")).toEqual([]);
  expect(names("Atlantis")).toEqual([]);
});

test("of several names the last one is suggested, and taking it keeps the others", () => {
  expect(placeChoices("Rome, Floren").map(({ name, text }) => [name, text])).toEqual([["Florence", "Rome, Florence"]]);
  expect(placeChoices("Rome and Florence then Ven")[0]?.text).toBe("Rome and Florence then Venice");
  expect(names("Rome, Florence")).toEqual([]);
});

test("a country is suggested as a route first, where it has several places", () => {
  expect(placeChoices("Japan")[0]).toMatchObject({ name: "A route through Japan", text: "A route through Japan" });
  expect(names("Qatar")).toEqual(["Doha"]);
});
