import { describe, expect, it } from "vitest";
import { flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import {
  EVENT_TYPES,
  RISK_LEVELS,
  SUBSCRIPTION_STATUSES,
  isCurrent,
  keptAlerts,
  raisedRisk,
  scoreFor,
  sortAlerts,
  statusAt,
} from "./disruption";
import type { DisruptionEvent, RiskLevel } from "./disruption";
import { predictionSchema } from "./disruption.schema";
import { samplePrediction } from "./sample-prediction";
import { clockOf, isOpen, isWatchable, watchWindowOf } from "./watch-window";
import { toWatchedBooking } from "./watched-booking";

const HOUR_MS = 3_600_000;
const NOW = new Date("2027-04-14T12:00:00Z");
const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * HOUR_MS).toISOString();
const alert = (severity: RiskLevel, hours: number) => ({
  id: `${severity}-${hours}`,
  event: { severity } as DisruptionEvent,
  timestamp: hoursAgo(hours),
});
const trip = { ...fullTrip("kyoto", 4), status: "booked" as const };
const departs = new Date(trip.flight!.offer.outbound!.departAt);
const fromDeparture = (hours: number): Date => new Date(departs.getTime() + hours * HOUR_MS);
const booking = toWatchedBooking(trip, departs);

describe("risk", () => {
  it("has four levels, ten kinds of event and three states of a subscription", () => {
    expect(RISK_LEVELS).toEqual(["LOW", "MEDIUM", "HIGH", "CRITICAL"]);
    expect(EVENT_TYPES).toHaveLength(10);
    expect(SUBSCRIPTION_STATUSES).toEqual(["ACTIVE", "PAUSED", "EXPIRED"]);
  });

  it.each<[RiskLevel, RiskLevel, RiskLevel]>([
    ["LOW", "CRITICAL", "CRITICAL"],
    ["HIGH", "CRITICAL", "CRITICAL"],
    ["LOW", "HIGH", "HIGH"],
    ["MEDIUM", "HIGH", "HIGH"],
    ["CRITICAL", "HIGH", "CRITICAL"],
    ["LOW", "MEDIUM", "LOW"],
    ["HIGH", "LOW", "HIGH"],
  ])("that was %s is, after an alert of %s, %s", (overall, severity, raised) =>
    expect(raisedRisk(overall, severity)).toBe(raised),
  );

  it("has a score that fits its level", () => {
    expect([scoreFor("LOW", 0.1), scoreFor("CRITICAL", 0.1), scoreFor("HIGH", 0.8)]).toEqual([0.1, 0.85, 0.8]);
  });
});

describe("alerts", () => {
  it("stand by severity, then the newest first", () => {
    const mixed = [alert("LOW", 1), alert("HIGH", 5), alert("CRITICAL", 9), alert("HIGH", 2), alert("MEDIUM", 0)];
    expect(sortAlerts(mixed).map(({ id }) => id)).toEqual(["CRITICAL-9", "HIGH-2", "HIGH-5", "MEDIUM-0", "LOW-1"]);
  });

  it("are kept for 48 hours, and 50 of them", () => {
    expect(keptAlerts([alert("LOW", 48), alert("LOW", 48.01)], NOW).map(({ id }) => id)).toEqual(["LOW-48"]);
    const many = Array.from({ length: 51 }, (_, index) => alert("LOW", index / 2));
    const kept = keptAlerts(many, NOW);
    expect([kept.length, kept.some(({ id }) => id === "LOW-25")]).toEqual([50, false]);
  });

  it("count until they expire", () => {
    expect(isCurrent({ expiresAt: NOW.toISOString() }, NOW)).toBe(false);
    expect(isCurrent({ expiresAt: hoursAgo(-1) }, NOW)).toBe(true);
    expect(isCurrent({}, NOW)).toBe(true);
  });
});

describe("a subscription", () => {
  it("is over when its time is, whatever it was", () => {
    const later = hoursAgo(-1);
    expect(statusAt({ status: "ACTIVE", expiresAt: later }, NOW)).toBe("ACTIVE");
    expect(statusAt({ status: "PAUSED", expiresAt: later }, NOW)).toBe("PAUSED");
    expect(statusAt({ status: "ACTIVE", expiresAt: NOW.toISOString() }, NOW)).toBe("EXPIRED");
  });
});

describe("the time in which a trip is watched", () => {
  const window = watchWindowOf(trip, "Asia/Tokyo");

  it.each([
    [-49, false],
    [-48, true],
    [-47, true],
    [23, true],
    [24, true],
    [25, false],
  ])("%d hours from the departure: %s", (hours, is) => expect(isOpen(window, fromDeparture(hours))).toBe(is));

  it("goes by the instant at which the flight leaves, and by the first day where no flight is known", () => {
    expect(window.departsAt).toEqual(new Date(trip.flight!.offer.outbound!.departAt));
    const grounded = watchWindowOf({ ...trip, flight: undefined, startDate: "2027-04-14" }, "Asia/Tokyo");
    expect(grounded.departsAt.toISOString()).toBe("2027-04-13T15:00:00.000Z");
  });

  it("is that of the flight home where no other is flown, and says whose clock it is before one from another place", () => {
    const home = flownOneWay(trip, "back");
    const { inbound } = trip.flight!.offer;
    expect(watchWindowOf(home, "Asia/Tokyo").departsAt).toEqual(new Date(inbound!.departAt));
    expect(toWatchedBooking(home, departs).flights.map(({ from, to }) => `${from} ${to}`)).toEqual(["KIX JFK"]);
    const way = { by: "flight", place: { slug: "osaka", name: "Osaka" }, date: trip.startDate } as const;
    const from = { ...trip, between: { out: { ...way, time: "12:00", minutes: 200, dollars: 90 } } };
    expect(clockOf(from, fromDeparture(-3), { there: "Asia/Tokyo" }).place).toBe("Osaka");
  });

  it("is for trips that are booked and not over", () => {
    expect(isWatchable(trip)).toBe(true);
    for (const status of ["draft", "planning", "completed", "cancelled"] as const)
      expect(isWatchable({ ...trip, status }), status).toBe(false);
    const elsewhere = { flights: "not-needed", stay: "not-needed" } as const;
    const brought = { ...trip, status: "planning" as const, flight: undefined, hotel: undefined, elsewhere };
    expect(isWatchable(brought)).toBe(true);
    expect(isWatchable({ ...brought, elsewhere: { flights: "not-needed" } })).toBe(false);
  });

  it("is told by the clock of where one leaves, then by that of the destination", () => {
    const before = clockOf(trip, fromDeparture(-3), { leaving: "America/New_York", there: "Asia/Tokyo" });
    expect([before.place, before.at(departs)]).toEqual(["New York", trip.flight!.offer.outbound!.departLocal]);
    // In winter it is an hour earlier there than on the day in April.
    expect(before.at(new Date("2027-01-14T12:00:00Z"))).toBe("2027-01-14T07:00");
    const unknown = clockOf(trip, fromDeparture(-3), { there: "Asia/Tokyo" });
    expect(unknown.at(departs)).toBe(trip.flight!.offer.outbound!.departLocal);
    const after = clockOf(trip, fromDeparture(1), { there: "Asia/Tokyo" });
    expect([after.place, after.at(new Date("2027-04-14T12:00:00Z"))]).toEqual(["Kyoto", "2027-04-14T21:00"]);
  });
});

describe("a made-up prediction", () => {
  const hours = Array.from({ length: 80 }, (_, index) => index - 55.5);
  const bookings = Array.from({ length: 40 }, (_, index) => ({ ...booking, bookingId: `trip-${index}` }));
  const all = bookings.flatMap((one) => hours.map((hour) => samplePrediction(one, fromDeparture(hour))));

  it("is a valid answer, with each kind of event among many", () => {
    for (const prediction of all) expect(predictionSchema.safeParse(prediction).error).toBeUndefined();
    expect(new Set(all.flatMap(({ predictions }) => predictions.map(({ type }) => type)))).toEqual(
      new Set(EVENT_TYPES),
    );
  });

  it("expires after 6 or 24 hours, and holds nothing that is over or yet to come", () => {
    const lasts = all.flatMap(({ predictions, lastUpdated }) =>
      predictions.map(({ detectedAt, expiresAt }) => {
        expect(detectedAt <= lastUpdated && lastUpdated < expiresAt!).toBe(true);
        return (Date.parse(expiresAt!) - Date.parse(detectedAt)) / HOUR_MS;
      }),
    );
    expect(new Set(lasts)).toEqual(new Set([6, 24]));
  });

  it("has five events while a trip is about to leave", () => {
    for (const hour of [-47.5, -30, -12, -0.5])
      expect(samplePrediction(booking, fromDeparture(hour)).predictions, String(hour)).toHaveLength(5);
  });

  it("has events in the hours in which a trip is watched, and none before and after", () => {
    for (const one of bookings)
      for (const hour of [-135 * 24, -14 * 24, -48.1, -47.9, 23.9, 24.1, 14 * 24]) {
        const { predictions, overallRisk } = samplePrediction(one, fromDeparture(hour));
        if (isOpen(watchWindowOf(trip, "Asia/Tokyo"), fromDeparture(hour))) expect(predictions).not.toEqual([]);
        else expect([predictions, overallRisk]).toEqual([[], "LOW"]);
        for (const { detectedAt, expiresAt } of predictions) {
          expect(Date.parse(detectedAt)).toBeGreaterThanOrEqual(fromDeparture(-48).getTime());
          expect(Date.parse(expiresAt!)).toBeLessThanOrEqual(fromDeparture(24).getTime());
        }
      }
  });

  it("is the same whoever asks within its time, and another later", () => {
    const at = (hour: number) => samplePrediction(booking, fromDeparture(hour)).predictions;
    expect(at(-5.9)).toEqual(at(-0.1));
    expect(at(-6.1)).not.toEqual(at(-5.9));
  });

  it("sends nobody to the gate of a flight that may not go, and speaks of no flight where there is none", () => {
    for (const { predictions } of all) {
      const types = predictions.map(({ type }) => type);
      if (types.includes("FLIGHT_CANCELLATION"))
        expect(types.filter((type) => /^(GATE|TERMINAL|FLIGHT_DELAY|SCHEDULE)/.test(type))).toEqual([]);
    }
    const grounded = { ...booking, flights: [], stays: [] };
    const types = hours.flatMap((hour) =>
      samplePrediction(grounded, fromDeparture(hour)).predictions.map(({ type }) => type),
    );
    expect([...new Set(types)].sort()).toEqual(["STRIKE_ALERT", "TRAFFIC_ALERT", "WEATHER_WARNING"]);
  });
});
