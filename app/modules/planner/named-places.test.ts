import { expect, it } from "vitest";
import { areaThrough, lastNamed, routeThrough, staysIn } from "./named-places";

it.each([
  ["Rome, Florence and Venice", ["Rome", "Florence", "Venice"]],
  ["Tokyo → Kyoto → Osaka", ["Tokyo", "Kyoto", "Osaka"]],
  ["Prague - Vienna - Budapest", ["Prague", "Vienna", "Budapest"]],
  ["London then Paris; Amsterdam & Bruges", ["London", "Paris", "Amsterdam", "Bruges"]],
  ["Aix-en-Provence", ["Aix-en-Provence"]],
  ["Sandy Point", ["Sandy Point"]],
  ["Rome 3 nights, 2 nights in Florence", ["Rome", "Florence"]],
  ["Rom und Florenz", ["Rom", "Florenz"]],
  ["Roma y Madrid", ["Roma", "Madrid"]],
  ["Rome to Florence", ["Rome", "Florence"]],
  ["東京、京都、大阪", ["東京", "京都", "大阪"]],
  ["Yerevan", ["Yerevan"]],
])("reads the names in %s", (text, names) => {
  expect(staysIn(text).map(({ name }) => name)).toEqual(names);
});

it.each([
  ["3 nights in Rome then 2 in Florence", [3, 2]],
  ["Rome 3 nights, Florence (2 nights), Venice: 4 nights", [3, 2, 4]],
  ["Rome, 2 nights in Florence", [undefined, 2]],
  ["Rome, Florence", [undefined, undefined]],
])("reads the nights in %s", (text, nights) => {
  expect(staysIn(text).map((stay) => stay.nights)).toEqual(nights);
});

it("parts the name that is being typed from those before it", () => {
  expect(lastNamed("Rome, Flo")).toEqual({ before: "Rome, ", last: "Flo" });
  expect(lastNamed("Rome and Florence then V")).toEqual({ before: "Rome and Florence then ", last: "V" });
  expect(lastNamed("Rome, ")).toEqual({ before: "Rome, ", last: "" });
  expect(lastNamed("Rome")).toEqual({ before: "", last: "Rome" });
});

it("knows the text that asks for a route", () => {
  expect(areaThrough(routeThrough("the Greek islands"))).toBe("the Greek islands");
  expect(areaThrough("route in Japan")).toBe("Japan");
  expect(areaThrough("Japan")).toBeUndefined();
  expect(areaThrough("a routine through Japan")).toBeUndefined();
});
