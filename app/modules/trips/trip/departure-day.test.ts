import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { dateWhereLeaving, daysToGoInWords, daysUntil } from "./departure-day";

/** Leaves New York on 14 April 2027 at 17:45 local time. */
const trip = fullTrip("kyoto", 7, { adults: 2 });
const bare = { ...bareTrip(), startDate: "2027-04-14" };

describe("the days until a trip leaves", () => {
  it("go by the clock where it leaves from", () => {
    const evening = new Date("2027-04-13T02:00:00Z");
    expect(dateWhereLeaving(trip, evening, "America/New_York")).toBe("2027-04-12");
    expect(daysUntil(trip, evening, "America/New_York")).toBe(2);
    expect(daysUntil(bare, evening, "Asia/Tokyo")).toBe(1);
    expect(daysUntil(bare, evening, undefined)).toBe(1);
    expect(daysUntil(bare, new Date("2027-04-15T12:00:00Z"), "Europe/Paris")).toBe(-1);
  });

  it("keep the offset of the departure where the zone of its airport is not known", () => {
    expect(dateWhereLeaving(trip, new Date("2027-04-13T02:00:00Z"), undefined)).toBe("2027-04-12");
  });

  it("are told in words, the last two by their names", () => {
    const words = (goesOn: boolean) => [72, 1, 0].map((days) => daysToGoInWords(days, goesOn));
    expect(words(false)).toEqual(["72 days to go", "You leave tomorrow", "You leave today"]);
    expect(words(true)).toEqual(["72 days to go", "You go on tomorrow", "You go on today"]);
  });
});
