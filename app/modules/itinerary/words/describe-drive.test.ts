import { expect, it } from "vitest";
import { hasLunchOn } from "../day/drive-day";
import type { DriveDay } from "../day/drive-day";
import { driveItems } from "./describe-drive";

const MALAGA = { name: "Málaga", lat: 36.72, lon: -4.42 };
const DRIVE: DriveDay = {
  from: "Seville",
  leaves: "09:30",
  stop: {
    ...{ of: "malaga", id: "ronda", name: "Ronda and the New Bridge", district: "Ronda", note: "A gorge." },
    ...{ lat: 36.74, lon: -5.17, arrives: "11:05", leaves: "12:50", price: 3, hasLunch: false, addsMinutes: 40 },
  },
};

it("tells a drive with its stop as lines of the day, one after the other", () => {
  const items = driveItems(DRIVE, "2027-05-07", 14 * 60 + 35, MALAGA);
  expect(items.map(({ name, start, end }) => [name, start, end])).toEqual([
    ["Drive from Seville to Ronda", 570, 665],
    ["Stop on the way: Ronda and the New Bridge", 665, 770],
    ["Drive from Ronda to Málaga", 770, 875],
  ]);
  expect(items[1]).toMatchObject({ priceMinor: 300, why: "It adds 40 minutes to the drive.", description: "A gorge." });
});

it("pauses for lunch on a drive over the middle of the day", () => {
  const straight = { from: DRIVE.from, leaves: DRIVE.leaves };
  expect(driveItems(straight, "2027-05-07", 15 * 60, MALAGA)[0]?.description).toBe(
    "About 5 hours 30 minutes, with a pause for lunch.",
  );
  expect([hasLunchOn(straight, "15:00"), hasLunchOn(straight, "12:00"), hasLunchOn(DRIVE, "15:00")]).toEqual([
    true,
    false,
    false,
  ]);
});
