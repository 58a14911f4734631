import { parseArgs } from "node:util";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import type { Trip } from "#app/modules/trips/trip/trip";
import { checkTrip } from "#app/modules/trips/shown/trip-checks";
import { changesFor, countLost, isPlanned } from "#app/modules/trips/commands/stop-edits";
import type { DayEdit } from "#app/modules/trips/commands/edit-kinds";
import { lockedStops } from "#app/modules/trips/commands/day-changes";
import type { DayChanges } from "#app/modules/trips/commands/day-changes";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { daysThere, staysOf } from "#app/modules/trips/trip/trip-parts";
import { pick, seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import { drawEdit } from "./draw-edit";
import type { Drawn } from "./draw-edit";
import { drawTrip } from "./draw-trip";
import type { DrawnTrip } from "./draw-trip";
import { judgeDays } from "./judge-days";
import { judgeEdits } from "./judge-edits";
import { makeEdit } from "./make-edit";

const MOST_REASONS = 25;
/** Share of trips that are planned a second time around locked stops. */
const LOCKED_SHARE = 0.3;

/** The outcomes of the edits of one kind. */
interface Tally {
  made: number;
  refused: number;
  /** Those that the page itself had offered. */
  offeredAndRefused: number;
  /** The made edits that changed a day they are not about. */
  beyond: number;
  /** The number of visits that were lost to others. */
  lost: number;
  cpuMs: number[];
}

const NO_EDITS: Tally = { made: 0, refused: 0, offeredAndRefused: 0, beyond: 0, lost: 0, cpuMs: [] };

function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      made: sum.made + one.made,
      refused: sum.refused + one.refused,
      offeredAndRefused: sum.offeredAndRefused + one.offeredAndRefused,
      beyond: sum.beyond + one.beyond,
      lost: sum.lost + one.lost,
      cpuMs: [...sum.cpuMs, ...one.cpuMs],
    }),
    NO_EDITS,
  );
}

function printTally(tallies: ReadonlyMap<string, Tally>): void {
  const at = (sorted: readonly number[], share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  console.log("edit          made  refused  offered, refused  other days  lost  CPU ms: median  p95  most");
  for (const [kind, tally] of [...[...tallies].sort(), ["all", sumOf([...tallies.values()])] as const]) {
    const { made, refused, offeredAndRefused, beyond, lost } = tally;
    const sorted = tally.cpuMs.toSorted((a, b) => a - b);
    const counts = [
      [made, 6],
      [refused, 9],
      [offeredAndRefused, 18],
      [beyond, 12],
      [lost, 6],
    ] as const;
    const times = [
      [at(sorted, 0.5), 16],
      [at(sorted, 0.95), 5],
      [at(sorted, 1), 6],
    ] as const;
    console.log(kind.padEnd(12) + [...counts, ...times].map(([one, width]) => String(one).padStart(width)).join(""));
  }
}

/** The dates of days that an edit changed although it is not about them. */
function changedBeyond(before: Trip, after: Trip, edit: DayEdit): string[] {
  const [spokenOf] = isPlanned(edit) ? changesFor(before, edit) : [];
  const days = new Map(before.itinerary!.days.map((day) => [day.date, JSON.stringify(day)]));
  return after.itinerary!.days.flatMap((day) =>
    spokenOf && !spokenOf.touched?.includes(day.date) && JSON.stringify(day) !== days.get(day.date) ? [day.date] : [],
  );
}

/** The trip with its days, as the product plans them. */
function planned({ trip, destination, needs }: DrawnTrip, changes: DayChanges = {}): Trip {
  const request = dayRequestFor(trip, destination, changes, needs, findAirport);
  return { ...trip, itinerary: planFor(request, undefined, trip.createdAt).itinerary };
}

/** A plan with some locked stops, as its traveller might lock them. */
function withLocks(rng: Rng, trip: Trip): Trip {
  const stops = trip.itinerary!.days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId));
  const locked = new Set(stops.length > 0 ? [1, 2, 3].map(() => pick(rng, stops)) : []);
  const days = trip.itinerary!.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (isVisit(item) && locked.has(item.placeId) ? { ...item, locked: true } : item)),
  }));
  return { ...trip, itinerary: { ...trip.itinerary!, days } };
}

/** The traits of a random trip beside its dates, for the count at the end. */
function traitsOf({ trip, needs }: DrawnTrip): string[] {
  const stays = staysOf(trip).length;
  const { children, elsewhere, preferences } = trip;
  return [
    stays > 1 && `${stays} stays`,
    elsewhere?.flights !== undefined && "own flights",
    trip.flight !== undefined && "flights",
    children > 0 && "children",
    (preferences.ownPlaces ?? []).length > 0 && "own places",
    needs.accessNeeds.length + needs.diets.length > 0 && "needs",
    daysThere(trip).arrives < trip.startDate && "arrives before it leaves",
  ].filter((one) => one !== false);
}

/** The findings of a run, counted as they come. */
class Findings {
  readonly faults: Record<string, number> = {};
  readonly traits: Record<string, number> = {};
  readonly tallies = new Map<string, Tally>();
  readonly refusals = new Map<string, number>();

  note(kind: string, line: string): void {
    this.faults[kind] = (this.faults[kind] ?? 0) + 1;
    console.log(`${kind}: ${line}`);
  }

  /** Notes the faults of a trip: those that its own page would report, and wishes that the days no longer keep. */
  look(name: string, trip: Trip, { destination, needs }: DrawnTrip): void {
    const sun = sunCalculatorFor(destination);
    const checks = checkTrip(trip, destination, sun);
    for (const { kind, date, text } of checks) if (kind !== "budget") this.note(kind, `${name}, ${date}: ${text}`);
    const isOverSaid = checks.some(({ kind }) => kind === "budget");
    const faults = [...judgeEdits(trip, destination, sun, isOverSaid), ...judgeDays(trip, destination, needs)];
    for (const { kind, text } of faults) this.note(kind, `${name}: ${text}`);
  }

  /** Notes locked stops that have left their place. @param freed the stop that the edit is about */
  lookAtLocks(name: string, before: Trip, after: Trip, freed?: string): void {
    const held = lockedStops(after);
    for (const { placeId, date, start } of lockedStops(before))
      if (placeId !== freed && !held.some((one) => one.placeId === placeId && one.date === date && one.start === start))
        this.note("lock", `${name}: ${placeId} has left ${date} ${start}`);
  }

  private tallyOf(trip: Trip, edit: DayEdit): Tally {
    const key = `${edit.kind}${trip.itinerary!.days.length > 8 ? ", 9+" : ""}`;
    const tally = this.tallies.get(key) ?? { ...NO_EDITS, cpuMs: [] };
    this.tallies.set(key, tally);
    return tally;
  }

  /** The trip after an edit; the same trip where it is refused. */
  make(trip: Trip, { destination, needs }: DrawnTrip, { edit, isOffered }: Drawn): Trip {
    const tally = this.tallyOf(trip, edit);
    const before = process.cpuUsage();
    const next = makeEdit(trip, destination, needs, edit);
    const { user, system } = process.cpuUsage(before);
    tally.cpuMs.push((user + system) / 1000);
    if (!("why" in next)) {
      tally.made++;
      const beyond = changedBeyond(trip, next, edit).length;
      // A place without a day of its own changes the one that it is put into.
      if (beyond > (isPlanned(edit) && changesFor(trip, edit)[0]?.touched?.length === 0 ? 1 : 0)) tally.beyond++;
      if (isPlanned(edit)) tally.lost += countLost(trip.itinerary!, next.itinerary!, edit);
      return next;
    }
    tally.refused++;
    if (isOffered) tally.offeredAndRefused++;
    const why = `${isOffered ? "offered " : ""}${edit.kind}: ${next.why}`;
    this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
    return trip;
  }

  print(count: number): void {
    printTally(this.tallies);
    for (const [why, times] of [...this.refusals].sort((a, b) => b[1] - a[1]).slice(0, MOST_REASONS))
      console.log(`${String(times).padStart(5)} refused ${why}`);
    const edits = [...this.tallies.values()].reduce((sum, { made, refused }) => sum + made + refused, 0);
    console.log(`drawn: ${JSON.stringify(this.traits)}`);
    console.log(`${count} trips, ${edits} edits: ${JSON.stringify(this.faults)}`);
  }
}

/** Draws one trip, plans it, sometimes again around locks, and edits it. */
function tryTrip(rng: Rng, n: number, edits: number, findings: Findings): void {
  const drawn = drawTrip(rng);
  for (const trait of traitsOf(drawn)) findings.traits[trait] = (findings.traits[trait] ?? 0) + 1;
  const { destination, needs } = drawn;
  let trip = planned(drawn);
  const named = `trip ${n}, ${destination.slug} ${trip.startDate} to ${trip.endDate}`;
  findings.look(`${named}, as planned`, trip, drawn);
  if (rng() < LOCKED_SHARE) {
    const locked = withLocks(rng, trip);
    trip = planned({ ...drawn, trip: locked }, { another: true });
    findings.look(`${named}, again with locks`, trip, drawn);
    findings.lookAtLocks(`${named}, again with locks`, locked, trip);
  }
  for (let e = 1; e <= edits; e++) {
    const one = drawEdit(rng, trip, destination, needs, `${n}-${e}`);
    if (!one) break;
    const next = findings.make(trip, drawn, one);
    if (next === trip) continue;
    const name = `${named}, edit ${e} (${one.edit.kind})`;
    findings.look(name, next, drawn);
    findings.lookAtLocks(name, trip, next, "placeId" in one.edit ? one.edit.placeId : undefined);
    trip = next;
  }
}

/**
 * Draws trips and edits, and prints the faults: those that the trip's own page would report, and wishes of earlier
 * edits that the days no longer keep.
 */
export function run(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { edits: { type: "string", default: "3" }, seed: { type: "string", default: "1" } },
  });
  const count = Number(positionals[0] ?? 200);
  const rng = seededRng(Number(values.seed));
  const findings = new Findings();
  for (let n = 0; n < count; n++) tryTrip(rng, n, Number(values.edits), findings);
  findings.print(count);
}
