import { describe, expect, it } from "vitest";
import { hiredDrives } from "#app/modules/trips/days/hired-car";
import { hiresInWords } from "./car-hire";
import type { HirePlace } from "./car-hire";
import { layOut } from "./lay-out";
import type { PlaceToLay, WayToLay } from "./lay-out";

const CAR: WayToLay = { by: "car", minutes: 180, dollars: 40 };
const TRAIN: WayToLay = { by: "train", minutes: 180, dollars: 30 };
const names = ["Seville", "Granada", "Málaga", "Madrid"];

/** Places with three nights each, joined by these ways, in Spain but for those that are named. */
function places(
  ways: readonly WayToLay[],
  country: Record<string, string> = {},
  needsCar: readonly string[] = [],
): HirePlace[] {
  const row = names
    .slice(0, ways.length + 1)
    .map((name): PlaceToLay => ({ ...{ slug: name, name, timeZone: "Europe/Madrid", airports: ["SVQ"], nights: 3 } }));
  return layOut(row, "2027-05-04", ({ slug }) => ways[names.indexOf(slug)]!).map(
    ({ name, startDate, endDate, between }) => ({
      ...{ name, country: country[name] ?? "ES", countryName: country[name] ?? "Spain", drives: "right" },
      ...{ needsCar: needsCar.includes(name), from: startDate, until: endDate, hired: hiredDrives({ between }) },
    }),
  );
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

  it("stays with the traveller to the end of a stay in a place that needs it", () => {
    const [hire, ...others] = hiresInWords(places([CAR, CAR], {}, ["Málaga"]));
    expect(others).toEqual([]);
    expect(hire).toContain(
      "Hired car for 6 days: pick it up in Seville, Fri 7 May, 10:30, and return it when you leave Málaga, Thu 13 May. " +
        "You keep it in Málaga, where you need a car to get around.",
    );
    expect(hire).toContain("The car on the other 4 days isn't included.");
  });

  it("is there from the arrival in a place that needs it", () => {
    const [hire] = hiresInWords(places([CAR], {}, ["Seville"]));
    expect(hire).toContain(
      "pick it up when you arrive in Seville, Tue 4 May, and return it in Granada, Fri 7 May, 13:30",
    );
    const [later] = hiresInWords(places([TRAIN, CAR], {}, ["Granada"]));
    expect(later).toContain("pick it up when you arrive in Granada, Fri 7 May");
  });

  it("ends and begins again around a train that was told in place of a drive", () => {
    const row = places([CAR, CAR, CAR]);
    const [granada, malaga] = [row[1]!, row[2]!];
    const { back, ...left } = granada.hired;
    const { out, ...reached } = malaga.hired;
    expect([back?.by, out?.by]).toEqual(["car", "car"]);
    const told = row.with(1, { ...granada, hired: left }).with(2, { ...malaga, hired: reached });
    expect(hiresInWords(told).map((hire) => hire.split(". ")[0])).toEqual([
      "Hired car for 1 day: pick it up in Seville, Fri 7 May, 10:30, and return it in Granada, Fri 7 May, 13:30",
      "Hired car for 1 day: pick it up in Málaga, Thu 13 May, 10:30, and return it in Madrid, Thu 13 May, 13:30",
    ]);
  });
});
