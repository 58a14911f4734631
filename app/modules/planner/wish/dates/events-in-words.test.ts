import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { eventIn } from "./events-in-words";

const at = (slug: string, text: string, topics: string[] = []) =>
  eventIn(text, topics, findDestination(slug)!, "2026-11-23");

describe("an event of the place, from our own data", () => {
  it.each<[string, string, string[], object]>([
    ["kyoto", "cherry blossom", ["cherry blossom"], { months: [3], part: "late" }],
    ["seoul", "cherry blossoms", ["cherry blossom"], { months: [4], part: "early" }],
    ["kyoto", "fall colours", ["autumn colours"], { months: [11], part: "mid" }],
    ["kyoto", "gion matsuri", [], { months: [7] }],
    ["munich", "oktoberfest", [], { months: [9], part: "mid" }],
    ["amsterdam", "tulips", [], { months: [4], part: "mid" }],
    ["amsterdam", "king's day", [], { trip: { startDate: "2027-04-26", nights: 3 } }],
    ["paris", "bastille day", [], { trip: { startDate: "2027-07-13", nights: 3 } }],
    ["bali", "nyepi", [], { trip: { startDate: "2027-03-07", nights: 3 } }],
  ])("%s: %s", (slug, text, topics, time) => {
    expect(at(slug, text, topics)).toMatchObject(time);
  });

  it("is not named by the place, nor by a word that many events have", () => {
    expect(at("vienna", "vienna in may")).toBeUndefined();
    expect(at("amsterdam", "king size bed and a day of music")).toBeUndefined();
  });
});
