import { DISRUPTION } from "#app/config/product";
import { hashText, seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import { RISK_LEVELS, graver } from "./disruption";
import type { DisruptionEvent, EventType, RiskLevel } from "./disruption";
import { SAMPLE_WORDS } from "./sample-events";
import type { SampleScene } from "./sample-events";
import type { SourcePrediction } from "./disruption.schema";
import { isOpen, watchedAround } from "./watch-window";
import type { WatchedBooking } from "./watched-booking";

const HOUR_MS = 3_600_000;

type Kinds = readonly EventType[];

/** The plausible kinds by phase: short events of the next hours, and long ones of the day. */
const KINDS: Record<"near" | "there", { short: Kinds; long: Kinds }> = {
  near: {
    short: ["FLIGHT_DELAY", "GATE_CHANGE", "TERMINAL_CHANGE", "SECURITY_DELAY", "TRAFFIC_ALERT"],
    long: ["WEATHER_WARNING", "STRIKE_ALERT", "HOTEL_ISSUE", "SCHEDULE_UPDATE"],
  },
  there: { short: ["TRAFFIC_ALERT"], long: ["WEATHER_WARNING", "STRIKE_ALERT", "HOTEL_ISSUE"] },
};
/** The number of events of each kind. */
const COUNTS: Record<keyof typeof KINDS, { short: number; long: number }> = {
  near: { short: 2, long: 3 },
  there: { short: 1, long: 2 },
};
/** On one day in this many, the flight itself is in question. */
const CANCELLED_ONE_IN = 12;
/** Kinds of events that are left out for a flight that may be cancelled. */
const OF_THE_FLIGHT: Kinds = ["FLIGHT_DELAY", "GATE_CHANGE", "TERMINAL_CHANGE", "SCHEDULE_UPDATE"];

function draw<T>(rng: Rng, from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(rng() * left.length), 1)[0]!,
  );
}

/** The flights still to come, the next first. */
function sceneOf({ destination, flights, stays }: WatchedBooking, now: Date): SampleScene {
  const flight = flights.find(({ departAt }) => Date.parse(departAt) > now.getTime());
  return { destination, flight, stay: stays[0] };
}

function phaseOf({ departsAt }: WatchedBooking, now: Date): keyof typeof KINDS {
  return Date.parse(departsAt) > now.getTime() ? "near" : "there";
}

/** The events of one span of time: the same for the same booking and span, for every caller at any time. */
function eventsOf(booking: WatchedBooking, now: Date, length: "short" | "long"): DisruptionEvent[] {
  const spanMs = DISRUPTION.sampleHours[length] * HOUR_MS;
  // Spans are counted from the departure, so that none begins in the middle of the last hours.
  const departs = Date.parse(booking.departsAt);
  const span = Math.floor((now.getTime() - departs) / spanMs);
  const startsAt = new Date(departs + span * spanMs);
  const phase = phaseOf(booking, startsAt);
  const dayRng = seededRng(
    hashText(`${booking.bookingId}:long:${Math.floor((now.getTime() - departs) / (24 * HOUR_MS))}`),
  );
  const isCancelled = phase === "near" && booking.flights.length > 0 && Math.floor(dayRng() * CANCELLED_ONE_IN) === 0;
  const rng = seededRng(hashText(`${booking.bookingId}:${length}:${span}`));
  const scene = sceneOf(booking, startsAt);
  const known = KINDS[phase][length].filter(
    (type) =>
      !(isCancelled && OF_THE_FLIGHT.includes(type)) &&
      (scene.flight !== undefined || (!OF_THE_FLIGHT.includes(type) && type !== "SECURITY_DELAY")) &&
      (scene.stay !== undefined || type !== "HOTEL_ISSUE"),
  );
  const count = COUNTS[phase][length];
  const types: EventType[] =
    isCancelled && length === "long"
      ? ["FLIGHT_CANCELLATION", ...draw(rng, known, count - 1)]
      : draw(rng, known, count);
  return types.map((type) => {
    const words = SAMPLE_WORDS[type](rng, scene);
    return {
      id: `sample-${type.toLowerCase()}-${span}`,
      type,
      ...words,
      detectedAt: startsAt.toISOString(),
      expiresAt: new Date(startsAt.getTime() + spanMs).toISOString(),
    };
  });
}

const SCORES: Record<RiskLevel, number> = { LOW: 0.15, MEDIUM: 0.45, HIGH: 0.7, CRITICAL: 0.9 };

/**
 * A made-up prediction, as an example of alerts: some of it counts for 6 hours, some for 24 (CHECKLIST DIS-18, DIS-19).
 * The page that shows it says that it is made up. Outside the hours in which the trip is watched nothing is made up.
 */
export function samplePrediction(booking: WatchedBooking, now: Date): SourcePrediction {
  if (!isOpen(watchedAround(new Date(booking.departsAt)), now)) return quietPrediction(booking, now);
  const predictions = [...eventsOf(booking, now, "short"), ...eventsOf(booking, now, "long")];
  const overallRisk = predictions.reduce<RiskLevel>((risk, { severity }) => graver(risk, severity), RISK_LEVELS[0]);
  return { ...quietPrediction(booking, now), overallRisk, riskScore: SCORES[overallRisk], predictions };
}

/** A prediction without events. */
export function quietPrediction({ bookingId }: WatchedBooking, now: Date): SourcePrediction {
  return {
    bookingId,
    overallRisk: "LOW",
    riskScore: 0,
    predictions: [],
    lastUpdated: now.toISOString(),
    nextCheckAt: new Date(now.getTime() + DISRUPTION.checkMinutes * 60_000).toISOString(),
  };
}
