import { describe, expect, it } from "vitest";
import type { FlightLeg, FlightOffer } from "./flight";
import { hasLongWait, longWaitsText, waitsOf } from "./waits";

/** A leg that lands at each airport at a local time and waits there for so many minutes. */
function leg(...changes: { airport: string; lands: string; minutes: number }[]): FlightLeg {
  const segments = [...changes.map(({ lands }) => ({ arriveLocal: `2027-05-11T${lands}` })), { arriveLocal: "" }];
  return { segments, layovers: changes.map(({ airport, minutes }) => ({ airport, minutes })) } as FlightLeg;
}

function trip(outbound: FlightLeg, inbound: FlightLeg): FlightOffer {
  return { outbound, inbound } as FlightOffer;
}

describe("waits between flights", () => {
  it.each([
    ["23:30", 330, true],
    ["01:30", 270, true],
    ["18:00", 840, true],
    ["20:00", 400, false],
    ["06:30", 900, false],
    ["04:00", 300, false],
  ])("that begin at %s and take %i minutes are a night: %s", (lands, minutes, isOvernight) => {
    expect(waitsOf(leg({ airport: "VVI", lands, minutes }))).toEqual([{ airport: "VVI", minutes, isOvernight }]);
  });

  it("are named above six hours, and at night whatever their length", () => {
    const short = leg({ airport: "MIA", lands: "12:00", minutes: 360 });
    const long = leg({ airport: "MIA", lands: "10:00", minutes: 365 });
    const nights = leg(
      { airport: "IAH", lands: "20:30", minutes: 915 },
      { airport: "LAX", lands: "12:00", minutes: 120 },
      { airport: "AKL", lands: "23:30", minutes: 350 },
    );
    expect(longWaitsText(trip(short, short))).toBeUndefined();
    expect(hasLongWait(trip(short, short))).toBe(false);
    expect(longWaitsText(trip(nights, long))).toBe(
      "You wait 15 hours 15 minutes overnight at IAH and 5 hours 50 minutes overnight at AKL on the way out, and 6 hours 5 minutes at MIA on the way home.",
    );
    expect(hasLongWait(trip(short, long))).toBe(true);
    expect(longWaitsText({ outbound: long })).toBe("You wait 6 hours 5 minutes at MIA on the way there.");
    expect(longWaitsText({ inbound: long })).toBe("You wait 6 hours 5 minutes at MIA on the way home.");
    expect([hasLongWait({ outbound: short }), hasLongWait({ inbound: long })]).toEqual([false, true]);
  });
});
