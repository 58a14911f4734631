import { describe, expect, it } from "vitest";
import { bareTrip } from "#app/modules/documents/trip.fixture";
import type { Trip } from "../trip/trip";
import { byWhole, nameOfWhole } from "./longer-trip";
import { entryOf, toEntryCard } from "./whole-card";

const place = (name: string, startDate: string, changes: Partial<Trip> = {}): Trip =>
  bareTrip({
    ...{ id: name, name, destination: { slug: name.toLowerCase(), name }, journeyId: "italy", status: "draft" },
    ...{ startDate, endDate: `${startDate.slice(0, 8)}${Number(startDate.slice(8)) + 3}`, budgetMinor: 1000_00 },
    ...changes,
  });
const rome = place("Rome", "2027-05-10");
const florence = place("Florence", "2027-05-13");

describe("the places of a longer trip", () => {
  it("are one entry in their order, beside trips of one place and places that were called off", () => {
    const venice = place("Venice", "2027-05-16", { status: "cancelled" });
    const kyoto = place("Kyoto", "2027-04-14", { journeyId: undefined });
    expect(byWhole([florence, kyoto, rome, venice]).map((all) => all.map(({ id }) => id))).toEqual([
      ["Rome", "Florence"],
      ["Kyoto"],
      ["Venice"],
    ]);
  });

  it("have one card with their names, dates and budget", () => {
    expect(toEntryCard(entryOf([rome, florence]))).toMatchObject({
      path: "/journeys/italy",
      name: "Rome and Florence",
      destination: "2 places",
      badge: { label: "Draft" },
      startDate: "2027-05-10",
      endDate: "2027-05-16",
      budgetMinor: 2000_00,
    });
    expect(toEntryCard(entryOf([{ ...rome, status: "booked" }, florence])).badge.label).toBe("Booked in part");
    expect(toEntryCard(entryOf([rome]))).toMatchObject({ path: "/trip/Rome", name: "Rome" });
  });

  it("have the name that their traveller gave them", () => {
    expect(nameOfWhole([{ ...rome, journeyName: "Our Italy" }, florence])).toBe("Our Italy");
    expect(toEntryCard(entryOf([{ ...rome, journeyName: "Our Italy" }, florence])).destination).toBe(
      "Rome and Florence",
    );
  });
});
