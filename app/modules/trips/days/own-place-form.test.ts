import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { ownPlaceSent, readOwnPlace } from "./own-place-form";
import type { OwnPlaceSent } from "./own-place-form";

const lisbon = findDestination("lisbon")!;
const part = lisbon.neighbourhoods[0]!;
const DATES = ["2027-04-14", "2027-04-15"];
const SENT: OwnPlaceSent = {
  name: "Aunt May's",
  where: "38.7139, -9.1335",
  district: "",
  minutes: "90",
  opens: "",
  closes: "",
  note: "",
  on: "",
  table: "",
};
const read = (sent: Partial<OwnPlaceSent>) => readOwnPlace({ ...SENT, ...sent }, lisbon, DATES);
const errorsOf = (sent: Partial<OwnPlaceSent>) => {
  const reading = read(sent);
  return "errors" in reading ? reading.errors : {};
};

describe("a place of one's own", () => {
  it("stands where its link says, in the nearest part of town", () => {
    const reading = read({ name: "  Aunt   May's ", note: "Bring cake", on: DATES[1]! });
    expect(reading).toEqual({
      place: { name: "Aunt May's", lat: 38.7139, lon: -9.1335, district: expect.any(String) as string, minutes: 90 },
      note: "Bring cake",
      date: DATES[1],
    });
    const names = lisbon.neighbourhoods.map(({ name }) => name);
    expect("place" in reading && names).toContain("place" in reading && reading.place.district);
    expect(read({ district: part.name })).toMatchObject({ place: { district: part.name, lat: 38.7139 } });
  });

  it("stands in the middle of its part of town where it has an address or nothing", () => {
    const there = { lat: part.lat, lon: part.lon, district: part.name, isRough: true };
    expect(read({ where: "Rua do Carmo 5", district: part.name })).toMatchObject({
      place: { ...there, address: "Rua do Carmo 5" },
    });
    expect(read({ where: "", district: part.name })).toMatchObject({ place: there });
    expect(errorsOf({ where: "Rua do Carmo 5" })).toHaveProperty("district");
    expect(errorsOf({ where: "", district: "Atlantis" })).toHaveProperty("district");
  });

  it("is shown by its form as it was said, and read from it the same", () => {
    for (const sent of [
      { where: "38.7139, -9.1335", table: "on", opens: "18:00", closes: "02:00" },
      { where: "Rua do Carmo 5", district: part.name },
      { where: "38.7139, -9.1335", district: part.name },
      { where: "", district: part.name },
    ]) {
      const reading = read({ ...sent, on: "" });
      if (!("place" in reading)) throw new Error(JSON.stringify(reading));
      const shown = ownPlaceSent({ id: "own-1", ...reading.place }, "Bring cake", undefined, lisbon);
      expect(shown).toMatchObject({ name: "Aunt May's", minutes: "90", note: "Bring cake", table: sent.table ?? "" });
      expect(readOwnPlace(shown, lisbon, DATES)).toEqual({ ...reading, note: "Bring cake" });
    }
    const place = { id: "own-1", name: "Aunt May's", lat: 38.7, lon: -9.1, district: "Alfama", minutes: 90 };
    expect(ownPlaceSent(place, "", 45, lisbon).minutes).toBe("45");
  });

  it("keeps its hours, past midnight too", () => {
    expect(read({ opens: "18:00", closes: "02:00" })).toMatchObject({ place: { hours: { opens: 1080, closes: 120 } } });
    expect(read({})).not.toHaveProperty("place.hours");
  });

  it.each<[Partial<OwnPlaceSent>, keyof OwnPlaceSent, RegExp]>([
    [{ name: "  " }, "name", /name/],
    [{ name: "x".repeat(81) }, "name", /80 characters/],
    [{ where: "https://maps.app.goo.gl/x1" }, "where", /short link/],
    [{ where: "https://maps.google.com/?q=Castelo" }, "where", /not where it is/],
    [{ where: "https://maps.google.com/?q=48.85,2.35", district: part.name }, "where", /km from Lisbon/],
    [{ where: "238.1, 12" }, "where", /no such point/],
    [
      { where: "-9.1335, 38.7139" },
      "where",
      /^These two numbers are the wrong way round.* Write 38\.7139, -9\.1335\.$/,
    ],
    [{ where: "javascript:alert(1)", district: part.name }, "where", /^We can read links/],
    [{ where: "//evil.example/maps", district: part.name }, "where", /^We can read links/],
    [{ where: `https://www.google.com/maps/${"a".repeat(200_000)}`, district: part.name }, "where", /far too long/],
    [{ where: "JJ4M+HG Lisboa", district: part.name }, "where", /plus codes/],
    [{ where: "x".repeat(161), district: part.name }, "where", /160 characters/],
    [{ minutes: "" }, "minutes", /from 15 to 480/],
    [{ minutes: "10" }, "minutes", /from 15 to 480/],
    [{ minutes: "1e2" }, "minutes", /from 15 to 480/],
    [{ opens: "10:00" }, "opens", /both times/],
    [{ opens: "10:00", closes: "10:00" }, "opens", /same time/],
    [{ opens: "10:00", closes: "11:00" }, "opens", /open for 60 minutes, but you want to stay 90/],
    [{ note: "x".repeat(501) }, "note", /500 characters/],
    [{ on: "2029-01-01" }, "on", /isn.t part of the trip/],
  ])("says beside the field what is wrong: %j", (sent, field, why) => {
    const errors = errorsOf(sent);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]![0]).toMatch(why);
  });

  it("says all that is wrong at once", () => {
    expect(Object.keys(errorsOf({ name: "", where: "", minutes: "" })).sort()).toEqual(["district", "minutes", "name"]);
  });
});
