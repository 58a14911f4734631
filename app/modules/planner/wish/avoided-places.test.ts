import { describe, expect, it } from "vitest";
import { listDestinations, resolveExactPlace } from "#app/modules/catalogue/places/catalogue.server";
import { takeAvoided } from "./avoided-places";

const ground = { destinations: listDestinations(), findPlace: resolveExactPlace };
const namesIn = (said: string): string[] => takeAvoided(said, ground).avoided.map(({ name }) => name);

describe("takeAvoided", () => {
  it.each([
    ["France, not Paris", ["Paris"]],
    ["not rome or venice", ["Rome", "Venice"]],
    ["anywhere but Valencia", ["Valencia"]],
    ["we've been to Rome and Venice", ["Rome", "Venice"]],
    ["Milan? no, Florence", ["Milan"]],
    ["Rome, sorry, I mean Florence", ["Rome"]],
    ["Porto instead of Lisbon", ["Lisbon"]],
    ["not New York", ["New York"]],
    ["been to Kyoto and Tokyo already, so Osaka", ["Kyoto", "Tokyo"]],
    ["somewhere in Italy that isn't Rome", ["Rome"]],
    ["not Parigi", ["Paris"]],
    ["Milan? No: Florence", ["Milan"]],
  ])("finds the places of %s", (said, names) => {
    expect(namesIn(said)).toEqual(names);
  });

  it.each([
    "why not Rome?",
    "no nice weather needed",
    "not more than 3 nights in Prague",
    "Rome, no kids",
    "not in Europe",
    "if not Rome then Florence",
  ])("finds none in %s", (said) => {
    expect(namesIn(said)).toEqual([]);
  });

  it("leaves the rest of the sentence", () => {
    expect(takeAvoided("Milan? no, Florence in May", ground).rest).toBe("Florence in May");
  });
});
