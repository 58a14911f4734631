import { describe, expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { destinationFixture } from "../schema/destination.fixture";
import { sightsOf } from "./sights";

const TODAY = "2026-12-01";

describe("sights and tables", () => {
  it("names every place once, the most important first, and tables apart from sights", () => {
    for (const place of listDestinations()) {
      const { toSee, moreToSee, toEat, moreToEat } = sightsOf(place, TODAY);
      const known = (name: string) => place.places.find((one) => one.name === name);
      // An event of a few days a year comes behind all permanent sights.
      const weightOf = (name: string): number => (known(name)?.weight ?? 0) - (known(name)?.onlyOn ? 10 : 0);
      expect(toSee.length, place.slug).toBeGreaterThan(2);
      expect(toSee.length).toBeLessThanOrEqual(8);
      expect(toEat.length, place.slug).toBeGreaterThan(0);
      expect(toEat.length).toBeLessThanOrEqual(4);
      const weights = [...toSee, ...moreToSee].map(({ name }) => weightOf(name));
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      const named = [...toSee, ...moreToSee, ...toEat, ...moreToEat].map(({ name }) => name);
      expect(named.sort()).toEqual(place.places.map(({ name }) => name).sort());
    }
  });

  it("tells hours, the months of a season and the last entry in words, and when they were checked", () => {
    const lisbon = destinationFixture("lisbon");
    const [first] = lisbon.places;
    if (!first) throw new Error("Lisbon has places");
    const look = { source: "https://a.example/hours", month: "2025-10" };
    const place = {
      ...first,
      hours: "Tu-Su 09:30-18:00; Jan 01 off",
      lastEntry: 30,
      months: [5, 6, 7],
      checked: { hours: look, price: look },
    };
    const whole = sightsOf({ ...lisbon, places: [place, { ...first, checked: undefined }] }, TODAY);
    const [sight, usual] = whole.toSee;
    expect(sight?.hours).toBe(
      "Tuesday to Sunday, 9:30 to 18:00; closed Monday; closed 1 January; only in May to July; last entry 30 minutes before closing",
    );
    expect(sight?.checked).toBe("Hours and price last checked 14 months ago");
    expect(usual?.checked, "not confirmed, as is said once for all").toBeUndefined();
    const [inSeason] = sightsOf({ ...lisbon, places: [{ ...place, hours: "May-Jul 09:00-18:00" }] }, TODAY).toSee;
    expect(inSeason?.hours).toBe(
      "May to July: every day, 9:00 to 18:00; closed the rest of the year; last entry 30 minutes before closing",
    );
  });

  it("tells the opening on public holidays where it is known", () => {
    const lisbon = destinationFixture("lisbon");
    const [first] = lisbon.places;
    if (!first) throw new Error("Lisbon has places");
    const told = (hours: string, holidays?: "always" | "open" | "closed") =>
      sightsOf({ ...lisbon, places: [{ ...first, hours, holidays, lastEntry: undefined, shutOn: undefined }] }, TODAY)
        .toSee[0]?.hours;
    expect(told("Mo-Su 09:00-18:00")).toBe("Every day, 9:00 to 18:00");
    expect(told("Mo-Su 09:00-18:00", "always")).toBe("Every day, 9:00 to 18:00; open on public holidays");
    expect(told("Mo-Su 09:00-18:00; Dec 25 off", "open")).toBe(
      "Every day, 9:00 to 18:00; closed 25 December; open on other public holidays",
    );
    expect(told("Mo-Su 09:00-18:00", "closed")).toBe("Every day, 9:00 to 18:00; closed on public holidays");
  });

  it("says of what is on for a few days a year when it is on next, and never puts it first", () => {
    const hoursIn = (slug: string, id: string): string | undefined =>
      sightsOf(destinationFixture(slug), TODAY).moreToSee.find((sight) => sight.id === id)?.hours;
    expect(hoursIn("kyoto", "gion-matsuri-floats")).toBe("Next on 17 July 2027 and 24 July 2027, 9:30 to 12:00");
    expect(hoursIn("munich", "oktoberfest")).toBe("Next on 18 September – 3 October 2027, 10:00 to 22:30");
    expect(hoursIn("seville", "semana-santa-cathedral")).toBe("Next on 21 – 25 March 2027, 18:00 to 23:30");
    for (const place of listDestinations()) {
      const feasts = new Set(place.places.flatMap(({ id, onlyOn }) => (onlyOn ? [id] : [])));
      expect(sightsOf(place, TODAY).toSee.filter(({ id }) => feasts.has(id))).toEqual([]);
    }
  });
});
