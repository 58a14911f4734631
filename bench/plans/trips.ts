import { parseArgs } from "node:util";
import { findDestination, listDestinations } from "#app/modules/catalogue/catalogue.server";
import type { Destination } from "#app/modules/catalogue/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/sun";
import { BUDGETS, VIBES } from "#app/modules/catalogue/vocabulary";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { PACES, isVisit } from "#app/modules/itinerary/itinerary";
import { planFor } from "#app/modules/itinerary/plan-for";
import { withLock } from "#app/modules/trips/apply-command";
import type { Trip } from "#app/modules/trips/trip";
import { checkTrip } from "#app/modules/trips/trip-checks";
import { dayRequestFor, lockedStops } from "#app/modules/trips/trip-days";
import type { DayChanges } from "#app/modules/trips/trip-days";
import { addDays } from "#app/shared/calendar";
import { pick, seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";

const MOST_NIGHTS = 14;
const FIRST_DATE = "2027-01-01";

/** A trip as chance would have it: place, dates, party, pace, means and tastes. */
function drawTrip(rng: Rng): { trip: Trip; destination: Destination } {
  const destination = findDestination(pick(rng, listDestinations()).slug)!;
  const start = addDays(FIRST_DATE, Math.floor(rng() * 365));
  const nights = 1 + Math.floor(rng() * MOST_NIGHTS);
  const trip = fullTrip(destination.slug, nights + 1, {
    startDate: start,
    endDate: addDays(start, nights),
    adults: 1 + Math.floor(rng() * 3),
    children: rng() < 0.25 ? 1 : 0,
    budgetMinor: 100_000 + Math.floor(rng() * 900_000),
    preferences: {
      interests: VIBES.filter(() => rng() < 0.3),
      budgetTier: pick(rng, BUDGETS),
      pace: pick(rng, PACES),
    },
    status: "planning",
    itinerary: undefined,
    flight: undefined,
    hotel: undefined,
  });
  return { destination, trip: planned(trip, destination, {}).trip };
}

function planned(trip: Trip, destination: Destination, changes: DayChanges): { trip: Trip; conflicts: string[] } {
  const { itinerary, conflicts } = planFor(dayRequestFor(trip, destination, changes), undefined, trip.createdAt);
  return { trip: { ...trip, itinerary }, conflicts };
}

/** The trip after an edit that chance would have; the same trip where the planner refuses it. */
function drawEdit(rng: Rng, trip: Trip, destination: Destination): { trip: Trip; about?: string } {
  const visits = trip.itinerary!.days.flatMap(({ date, items }) =>
    items.filter(isVisit).map((item) => ({ date, item })),
  );
  const locked = lockedStops(trip);
  if (visits.length === 0) return { trip };
  const { item } = pick(rng, visits);
  const { placeId } = item;
  const draw = rng();
  if (draw < 0.3) return { trip: { ...trip, itinerary: withLock(trip.itinerary!, placeId, true) }, about: placeId };
  const others = locked.filter((lock) => lock.placeId !== placeId);
  const stay = { stayClose: true, locked: others };
  const date = pick(rng, trip.itinerary!.days).date;
  const next =
    draw < 0.5
      ? planned(trip, destination, { ...stay, unwanted: [placeId] })
      : draw < 0.75
        ? planned(trip, destination, { ...stay, locked: [...others, { placeId, date }] })
        : planned(trip, destination, { ...stay, locked, wanted: [pick(rng, destination.places).id] });
  return { trip: next.conflicts.length > 0 ? trip : next.trip, about: placeId };
}

/** Draws trips and edits, and prints what does not work out: what the trip's own page would say, and locks that moved. */
export function run(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { edits: { type: "string", default: "3" }, seed: { type: "string", default: "1" } },
  });
  const count = Number(positionals[0] ?? 200);
  const rng = seededRng(Number(values.seed));
  const found: Record<string, number> = {};
  let edits = 0;
  const note = (kind: string, line: string): void => {
    found[kind] = (found[kind] ?? 0) + 1;
    console.log(`${kind}: ${line}`);
  };
  for (let n = 0; n < count; n++) {
    const drawn = drawTrip(rng);
    const { destination } = drawn;
    let { trip } = drawn;
    const sun = sunCalculatorFor(destination);
    for (let e = 0; e <= Number(values.edits); e++) {
      const name = `${destination.slug} ${trip.startDate} to ${trip.endDate}, after ${e} edits`;
      for (const check of checkTrip(trip, destination, sun))
        if (check.kind !== "budget") note(check.kind, `${name}, ${check.date}: ${check.text}`);
      const before = lockedStops(trip);
      const edit = drawEdit(rng, trip, destination);
      trip = edit.trip;
      edits++;
      const after = lockedStops(trip);
      for (const lock of before) {
        const stands = after.some(
          ({ placeId, date, start }) => placeId === lock.placeId && date === lock.date && start === lock.start,
        );
        if (!stands && lock.placeId !== edit.about)
          note("lock", `${name}: ${lock.placeId} has left ${lock.date} ${lock.start}`);
      }
    }
  }
  console.log(`${count} trips, ${edits} edits: ${JSON.stringify(found)}`);
}
