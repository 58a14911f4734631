import { describe, expect, it } from "vitest";
import type { Between, PlaceWay } from "#app/modules/trips/trip/between";
import type { Trip } from "#app/modules/trips/trip/trip";
import { fullTrip } from "../trip.fixture";
import { homeWays, wayOnInWords } from "./whole-ways";

const way = (slug: string, name: string, changes: Partial<PlaceWay>): PlaceWay => ({
  ...{ by: "train", place: { slug, name }, date: "2027-05-07", time: "10:30", minutes: 150, dollars: 40 },
  ...changes,
});
const place = (slug: string, between: Between, changes: Partial<Trip> = {}): Trip =>
  fullTrip(slug, 2, { flight: undefined, hotel: undefined, between, ...changes });
const at = (name: string) => ({ name, lat: 41.9, lon: 12.5 });
const onBy = (back: Partial<PlaceWay>, out: Partial<PlaceWay>): string | undefined =>
  wayOnInWords(
    place("rome", { back: way("florence", "Florence", back) }),
    place("florence", { out: way("rome", "Rome", out) }),
  );

describe("a way between two places in print", () => {
  it("has its stations, hours and day, and that one books it", () => {
    expect(onBy({ at: at("Roma Termini") }, { time: "12:15", at: at("Santa Maria Novella") })).toBe(
      "By train to Florence: Fri 7 May, Roma Termini 10:30 to Santa Maria Novella 12:15. You book this way yourself.",
    );
  });

  it("has the number of what was booked, told at either end", () => {
    const booked = { by: "train", date: "2027-05-07", time: "11:00", at: at("Tiburtina"), name: "FR 9420" } as const;
    expect(
      onBy({ booked }, { time: "12:40", booked: { ...booked, time: "12:40", at: at("Santa Maria Novella") } }),
    ).toBe("By train to Florence: Fri 7 May, Tiburtina 11:00 to Santa Maria Novella 12:40, FR 9420.");
  });

  it("goes over a night", () => {
    expect(onBy({ time: "22:00", isOvernight: true }, { date: "2027-05-08", time: "07:00", isOvernight: true })).toBe(
      "By night train to Florence: Fri 7 May, leaving at 22:00, there at 07:00 on Sat 8 May. You book this way yourself.",
    );
  });

  it("has the stop of a drive", () => {
    const stop = {
      ...{ of: "pisa", id: "tower", name: "Leaning Tower", district: "Pisa", note: "", lat: 43.72, lon: 10.4 },
      ...{ arrives: "13:00", leaves: "14:30", price: 0, hasLunch: false, addsMinutes: 20 },
    };
    const drive = { by: "car", drive: { from: "Rome", leaves: "10:30", stop } } as const;
    expect(onBy(drive, { ...drive, time: "16:00", minutes: 240 })).toBe(
      "By car to Florence: Fri 7 May, leaving at 10:30, there at 16:00, about 2 hours 30 minutes at the wheel, with a stop at Leaning Tower from 13:00 to 14:30.",
    );
  });

  it("is the next place's flight", () => {
    const kyoto = place("kyoto", { back: way("prague", "Prague", { by: "flight" }) });
    const prague = fullTrip("prague", 2, { between: { out: way("kyoto", "Kyoto", { by: "flight" }) } });
    expect(wayOnInWords(kyoto, prague)).toMatch(
      /^By plane to Prague: Wed 14 Apr, JFK 17:45 to \w+ 23:40 on Thu 15 Apr, AY 16, AY 67\.$/,
    );
    expect(wayOnInWords(kyoto, { ...prague, flight: undefined })).toBeUndefined();
  });

  it("is none to a place that is gone", () => {
    expect(wayOnInWords(place("rome", { back: way("pisa", "Pisa", {}) }), place("florence", {}))).toBeUndefined();
    expect(wayOnInWords(place("rome", {}), undefined)).toBeUndefined();
  });
});

describe("the ways from home and back in print", () => {
  it("are the flights, or nothing while they are open", () => {
    const kyoto = fullTrip("kyoto", 2);
    expect(homeWays(kyoto, kyoto)).toEqual({
      there: expect.stringMatching(/^From New York \(JFK\) by plane: Wed 14 Apr, JFK 17:45 to /),
      home: expect.stringMatching(/^Home by plane: Fri 16 Apr, .* JL 6\.$/),
    });
    const open = place("rome", {});
    expect(homeWays(open, open)).toEqual({});
  });
});
