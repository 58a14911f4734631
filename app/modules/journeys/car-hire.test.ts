import { describe, expect, it } from "vitest";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { hiresInWords } from "./car-hire";
import type { HirePlace } from "./car-hire";
import { layOut } from "./lay-out";
import type { PlaceToLay, WayToLay } from "./lay-out";

const CAR: WayToLay = { by: "car", minutes: 180, dollars: 40 };
const TRAIN: WayToLay = { by: "train", minutes: 180, dollars: 30 };
const names = ["Seville", "Granada", "Málaga", "Madrid"];

/** Places with three nights each, joined by these ways, in Spain but for those that are named. */
function places(ways: readonly WayToLay[], country: Record<string, string> = {}): HirePlace[] {
  const row = names
    .slice(0, ways.length + 1)
    .map((name): PlaceToLay => ({ ...{ slug: name, name, timeZone: "Europe/Madrid", airports: ["SVQ"], nights: 3 } }));
  return layOut(row, "2027-05-04", ({ slug }) => ways[names.indexOf(slug)]!).map(({ name, between }) => ({
    ...{ name, between, country: country[name] ?? "ES", countryName: country[name] ?? "Spain", drives: "right" },
  }));
}

describe("a hired car", () => {
  it("is one over all the ways by car that follow each other, counted by 24 hours", () => {
    const [hire, ...others] = hiresInWords(places([CAR, CAR]), "right");
    expect(others).toEqual([]);
    expect(hire).toBe(
      "Hired car for 4 days: pick it up in Seville, Fri 7 May, 10:30, and return it in Málaga, Mon 10 May, 13:30. " +
        "About 6 hours at the wheel in all. Petrol, tolls and the car on days of driving come to about $80 each where two share. " +
        "The car on the other 2 days isn't included. Most companies charge a fee for a return in another town.",
    );
  });

  it("ends where the traveller goes on by train, and begins again after it", () => {
    expect(hiresInWords(places([CAR, TRAIN, CAR]))).toHaveLength(2);
    expect(hiresInWords(places([TRAIN, TRAIN]))).toEqual([]);
  });

  it("is none with a driver", () => {
    expect(hiresInWords(places([{ ...CAR, driver: true }]))).toEqual([]);
  });

  it("warns of a border and of the other side of the road", () => {
    const [hire] = hiresInWords(places([CAR], { Granada: "Portugal" }), "left");
    expect(hire).toContain("more across a border: ask whether the car may go there.");
    expect(hire).toContain("They drive on the right in Spain.");
  });
});

it("changes hands at the ends of its ways alone", () => {
  const hire = (way: PlaceWay | undefined) => way?.hire;
  expect(places([CAR, CAR]).map(({ between: { out, back } }) => [hire(out), hire(back)])).toEqual([
    [undefined, "pick-up"],
    [undefined, undefined],
    ["return", undefined],
  ]);
});
