import { describe, expect, it } from "vitest";
import type { ItineraryDay, Leg } from "../day/itinerary";
import { USES, hoursOfDay } from "./hours-of-day";

const walk = (minutes: number): Leg => ({ mode: "walk", minutes, km: minutes / 12, priceMinor: 0 });

const line = (
  role: ItineraryDay["items"][number]["role"],
  start: number,
  end: number,
  legBefore?: Leg,
): ItineraryDay["items"][number] => ({
  id: `${role}-${start}`,
  role,
  type: "attraction",
  name: "A place",
  location: { name: "Alfama", lat: 38.7, lon: -9.1 },
  description: "",
  start,
  end,
  priceMinor: 0,
  tags: [],
  ...(legBefore && { legBefore }),
});

const day = (dayNumber: number, items: ItineraryDay["items"], back?: { leave: number; arrive: number }) => ({
  dayNumber,
  items,
  ...(back && {
    wayHome: { ...walk(back.arrive - back.leave), ...back, to: { name: "Hotel", lat: 38.7, lon: -9.1 } },
  }),
});

describe("the hours of a day", () => {
  const whole = day(
    2,
    [
      line("breakfast", 480, 520),
      line("visit", 540, 640, walk(20)),
      line("meal", 720, 780, walk(10)),
      line("busy", 780, 840),
      line("rest", 850, 910, walk(10)),
      line("free", 910, 1000),
    ],
    { leave: 1000, arrive: 1010 },
  );

  it("counts each minute of a whole day once", () => {
    const { minutes, end } = hoursOfDay(whole);
    expect(USES.reduce((sum, use) => sum + minutes[use], 0)).toBe(1440);
    expect(end).toBe(1440);
    expect(minutes).toEqual({ sights: 100, way: 50, meals: 100, busy: 60, free: 160, rest: 970 });
  });

  it("calls what lies between two lines free, but for the way", () => {
    expect(hoursOfDay(whole).spans.free).toEqual([
      { from: 640, to: 710 },
      { from: 910, to: 1000 },
    ]);
  });

  it("says nothing of the hours before one arrives and after one leaves", () => {
    const first = hoursOfDay(day(1, [line("transfer", 700, 760)], { leave: 760, arrive: 780 }));
    expect(first.spans.rest).toEqual([{ from: 780, to: 1440 }]);
    const last = hoursOfDay(day(3, [line("visit", 600, 700, walk(30))]));
    expect(last.spans.rest).toEqual([{ from: 0, to: 570 }]);
  });

  it("goes on beyond midnight with a day that does, and never counts a minute twice", () => {
    const late = hoursOfDay(
      day(2, [line("visit", 1200, 1300), line("visit", 1290, 1450)], { leave: 1450, arrive: 1470 }),
    );
    expect(late.end).toBe(1470);
    expect(late.minutes).toEqual({ sights: 250, way: 20, meals: 0, busy: 0, free: 0, rest: 1200 });
    expect(late.spans.sights).toEqual([{ from: 1200, to: 1450 }]);
  });
});
