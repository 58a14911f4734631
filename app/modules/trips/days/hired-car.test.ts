import { describe, expect, it } from "vitest";
import type { PlaceWay } from "../trip/between";
import { hireHere, hiredDrives } from "./hired-car";

const DRIVE: PlaceWay = {
  ...{ by: "car", place: { slug: "inverness", name: "Inverness" }, date: "2027-05-07", time: "14:00" },
  ...{ minutes: 170, dollars: 45 },
};
const ON: PlaceWay = { ...DRIVE, date: "2027-05-10", time: "09:30" };
const told = (by: "train" | "car") => ({ by, date: ON.date, time: "11:00" });

describe("the hired car at a place of a longer trip", () => {
  it("changes hands beside the way where the place is seen without it, and at the other end of the stay where it isn't", () => {
    expect(hireHere({ out: DRIVE }, false)).toEqual({ arriving: "return" });
    expect(hireHere({ out: DRIVE }, true)).toEqual({ leaving: "return" });
    expect(hireHere({ back: ON }, false)).toEqual({ leaving: "pick-up" });
    expect(hireHere({ back: ON }, true)).toEqual({ arriving: "pick-up" });
  });

  it("runs on through a place between two drives, and is none without a drive", () => {
    for (const needsCar of [false, true]) {
      expect(hireHere({ out: DRIVE, back: ON }, needsCar)).toEqual({});
      expect(hireHere({}, needsCar)).toEqual({});
    }
  });

  it("is returned where a train was told in place of the drive on, here or at the next place", () => {
    const here = {
      between: { out: DRIVE, back: ON },
      elsewhere: { flights: { outbound: [], inbound: [], ways: { back: told("train") } } },
    };
    const there = { between: { out: DRIVE, back: { ...ON, booked: told("train") } } };
    for (const trip of [here, there]) expect(hireHere(hiredDrives(trip), false)).toEqual({ arriving: "return" });
  });

  it("runs on by the hour of a drive that was told, and is none with a driver", () => {
    const trip = { between: { out: DRIVE, back: { ...ON, booked: told("car") } } };
    expect(hiredDrives(trip)).toMatchObject({ out: { time: "14:00" }, back: { time: "11:00" } });
    expect(hiredDrives({ between: { out: { ...DRIVE, driver: true } } })).toEqual({});
  });
});
