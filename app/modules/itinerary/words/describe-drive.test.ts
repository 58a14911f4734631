import { expect, it } from "vitest";
import type { DayRequest, LandEnd } from "../day/day-request";
import { hasLunchOn } from "../day/drive-day";
import type { DriveDay } from "../day/drive-day";
import { townRequest } from "../day/town.fixture";
import { driveItems } from "./describe-drive";
import { arrivalItems, departureItems } from "./describe-transfers";

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

const flight = (at: string) => ({ at, airport: "INV", flight: "BA12", isBorderless: true });
const lines = (request: DayRequest) => {
  const { firstDate, lastDate } = request;
  const items = [...arrivalItems(request, firstDate), ...departureItems(request, lastDate)];
  return items.filter(({ role }) => role === "transfer");
};

it("hands out a hired car at the airport, and takes it back before the flight", () => {
  const plain = townRequest([]);
  const [date, last] = [plain.firstDate, plain.lastDate];
  const flown = { ...plain, arrival: flight(`${date}T12:00`), departure: flight(`${last}T16:00`) };
  const [into, out] = lines(flown);
  const [byCar, back] = lines({
    ...flown,
    arrival: { ...flown.arrival, hire: "pick-up" },
    departure: { ...flown.departure, hire: "return" },
  });
  expect(byCar?.name).toBe(`Hired car into ${plain.destination.name}`);
  expect(byCar?.description).toBe("BA12 lands at INV at 12:00; allow 65 minutes for your bags and the car's counter.");
  expect(byCar!.start - into!.start).toBe(35);
  expect(back?.description).toBe("BA12 leaves at 16:00; be there 1 hour 50 minutes before, to return the car first.");
  expect(out!.end - back!.end).toBe(20);
});

it("has a hired car from the station on, and until the coach", () => {
  const plain = townRequest([]);
  const end = (at: string, by: LandEnd["by"]): LandEnd => ({ at, by });
  const [into, out] = lines({
    ...plain,
    arrival: { ...end(`${plain.firstDate}T12:00`, "train"), hire: "pick-up" },
    departure: { ...end(`${plain.lastDate}T16:00`, "coach"), hire: "return" },
  });
  expect(into?.description).toContain("allow 45 minutes to get out of the station and pick up the hired car.");
  expect(out?.description).toContain("return the hired car and be there 40 minutes before.");
});
