import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { FoundRide } from "#app/modules/elsewhere/reading/found";
import { formsOf } from "./found-forms";
import { rideStop } from "./ride-stops.server";

const place = (slug: string, date: string) => ({ ...findDestination(slug)!, date });
const FLORENCE = {
  destination: findDestination("florence")!,
  airport: findAirport,
  stop: rideStop,
  startDate: "2027-05-13",
  endDate: "2027-05-16",
  beside: { out: place("rome", "2027-05-13"), back: place("venice", "2027-05-16") },
};
const ride = (from: string, to: string, departs: string, arrives: string, name = "Frecciarossa 9512"): FoundRide => ({
  ...{ by: "train", name, from, to },
  departs: { local: departs },
  arrives: { local: arrives },
});
const OUT = ride("Roma Termini", "Firenze S. M. Novella", "2027-05-13T08:50", "2027-05-13T10:24");
const BACK = ride("Firenze S. M. Novella", "Venezia S. Lucia", "2027-05-16T09:20", "2027-05-16T11:35", "FR 9410");

const read = (rides: FoundRide[], setting: Parameters<typeof formsOf>[1] = FLORENCE) =>
  formsOf({ flights: [], stays: [], rides }, setting);

describe("the tickets of a file at the ways of a trip", () => {
  it("stand between the two places that they join, whatever order they come in", () => {
    const { flights, notes } = read([BACK, OUT, OUT]);
    expect(flights).toMatchObject({
      ...{ outWayBy: "train", outWayDate: "2027-05-13", outWayTime: "10:24", outWayName: "Frecciarossa 9512" },
      ...{ outWayPlace: "Firenze S. M. Novella", backWayBy: "train", backWayTime: "09:20", backWayName: "FR 9410" },
      ...{ backWayPlace: "Firenze S. M. Novella" },
    });
    expect(notes).toEqual([]);
  });

  it("lead from home to the first place, and home from the last", () => {
    const { flights, notes } = read([OUT, BACK], { ...FLORENCE, beside: undefined });
    expect(flights).toMatchObject({ outWayTime: "10:24", backWayTime: "09:20" });
    expect(notes).toEqual([]);
  });

  it("are one way with a change of trains", () => {
    const first = ride("Pisa Centrale", "Roma Termini", "2027-05-13T05:50", "2027-05-13T08:20", "IC 501");
    const { flights } = read([OUT, first], { ...FLORENCE, beside: undefined });
    expect(flights).toMatchObject({ outWayTime: "10:24", outWayName: "IC 501, Frecciarossa 9512" });
  });

  it.each<[string, FoundRide, RegExp]>([
    [
      "of another day",
      { ...OUT, departs: { local: "2027-05-14T08:50" }, arrives: { local: "2027-05-14T10:24" } },
      /^Left out, because it gets there on Fri 14 May, and you get there on Thu 13 May: Frecciarossa 9512/,
    ],
    [
      "of another pair",
      { ...OUT, from: "Milano Centrale" },
      /^Left out, because it comes from Milano Centrale, and you come from Rome: /,
    ],
    [
      "that may go on elsewhere",
      { ...BACK, to: "Bologna Centrale" },
      /^Please check that Bologna Centrale is the right stop for Venice/,
    ],
    [
      "between other places",
      ride("Venezia S. Lucia", "Wien Hbf", "2027-05-16T21:05", "2027-05-17T07:55"),
      /^Left out, because it neither gets to Florence nor leaves it: /,
    ],
    ["of stops that we don't know", ride("Xyzzy", "Plugh", "2027-05-13T08:50", "2027-05-13T10:24"), /can't tell where/],
    [
      "within the place",
      ride("Firenze Campo di Marte", "Firenze S. M. Novella", "2027-05-13T08:50", "2027-05-13T09:24"),
      /^Left out, because it stays in Florence: /,
    ],
  ])("is left out and said: one %s", (_, one, note) => {
    const { flights, notes } = read([one]);
    if (!notes[0]?.startsWith("Please check")) expect(flights).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(note)]);
  });

  it("never take the place of a flight, nor of each other", () => {
    const flight = {
      ...{ from: "CTA", to: "FLR", flightNumber: "AZ 1681" },
      departs: { local: "2027-05-13T08:00" },
      arrives: { local: "2027-05-13T08:55" },
    };
    const { flights, notes } = formsOf({ flights: [flight], stays: [], rides: [OUT] }, FLORENCE);
    expect(flights).toMatchObject({ out1Number: "AZ 1681" });
    expect(flights?.outWayBy).toBeUndefined();
    expect(notes).toEqual([
      expect.stringMatching(/^Left out, because there's a flight for this way too: Frecciarossa/),
    ]);
    const later = ride("Roma Termini", "Firenze S. M. Novella", "2027-05-13T18:50", "2027-05-13T20:24", "FR 9560");
    expect(read([OUT, later]).notes).toEqual([expect.stringMatching(/another ticket for this way, Frecciarossa 9512/)]);
  });

  it("ask for an hour that they do not tell, and for a look at words", () => {
    const { flights, notes } = read([{ ...OUT, arrives: { local: "2027-05-13" }, words: "08:50 Roma Termini" }]);
    expect(flights).toMatchObject({ outWayBy: "train", outWayTime: undefined });
    expect(notes).toEqual([
      expect.stringContaining("We read it from these words: “08:50 Roma Termini”"),
      expect.stringContaining("We couldn't find the hour"),
    ]);
  });
});

describe("a stop as a ticket names it", () => {
  it.each([
    ["Roma Termini", "rome"],
    ["Firenze S. M. Novella", "florence"],
    ["Venezia S. Lucia", "venice"],
    ["Wien Hbf", "vienna"],
    ["Praha hl.n.", "prague"],
    ["Paris Gare de Lyon", "paris"],
    ["Lyon Part-Dieu", "lyon"],
    ["Madrid-Puerta de Atocha", "madrid"],
    ["Barcelona-Sants", "barcelona"],
    ["London St Pancras Int'l", "london"],
    ["Lisboa Santa Apolónia", "lisbon"],
    ["Stazione di Milano Centrale", "milan"],
    ["Shin-Osaka", "osaka"],
    ["Kyoto", "kyoto"],
    ["Piraeus", "athens"],
    ["Santorini (Thira)", "santorini"],
    ["Prague (ÚAN Florenc)", "prague"],
    ["Berlin central bus station", "berlin"],
    ["Bergen", "bergen"],
  ])("%s is in %s", (name, slug) => expect(rideStop(name)?.slug).toBe(slug));

  it.each(["Gare de Lyon", "Xyzzy", "Central", "the port"])("%s is in no place that we know", (name) =>
    expect(rideStop(name)?.slug).toBeUndefined(),
  );

  it("is in a town of the world where it is in none of ours", () => {
    expect(rideStop("Köln Hbf")).toMatchObject({ lat: expect.closeTo(50.9, 0) });
    expect(rideStop("Köln Hbf")?.slug).toBeUndefined();
  });
});
