import { findAirport } from "#app/modules/catalogue/places/airports.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import type { Needs } from "#app/modules/profile/needs";
import { applyCommand } from "#app/modules/trips/commands/apply-command";
import { withLock } from "#app/modules/trips/commands/shift-stop";
import {
  askedBy,
  changesFor,
  countLost,
  isDone,
  isPlanned,
  staysLocked,
  wishesFor,
} from "#app/modules/trips/commands/stop-edits";
import type { DayEdit } from "#app/modules/trips/commands/edit-kinds";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { TripCommand } from "#app/modules/trips/commands/trip-commands";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";

/** The reason why an edit is refused, without the names in it. */
interface Refused {
  why: string;
}

/** The command of an edit with its days, as the product makes it for one traveller, or the reason for the refusal. */
function plannedEdit(trip: Trip, destination: Destination, needs: Needs, edit: DayEdit): TripCommand | Refused {
  if (!isPlanned(edit)) return edit;
  const wished = { ...trip, preferences: wishesFor(trip, edit) };
  const isLocked = staysLocked(edit, trip);
  const asked = askedBy(edit);
  let why = "no such neighbour";
  let best: { lost: number; command: TripCommand } | undefined;
  for (const changes of changesFor(wished, edit)) {
    const request = dayRequestFor(wished, destination, changes, needs, findAirport);
    const { itinerary, conflicts } = planFor(request, undefined, trip.createdAt);
    const left = itinerary.leftOut.find(({ placeId }) => placeId === asked)?.why;
    if (conflicts.length > 0 || !isDone(trip.itinerary!, itinerary, edit)) {
      why = `${conflicts[0] ?? "not as asked"}${left ? `: ${left}` : ""}`
        .replace(/\$\d+/g, "$")
        .replace(/ to [A-Z].*/, "");
      continue;
    }
    const lost = countLost(trip.itinerary!, itinerary, edit);
    if (best && best.lost <= lost) continue;
    const days = (changes.locked ?? []).reduce(
      (plan, { placeId }) => withLock(plan, placeId, isLocked(placeId)),
      itinerary,
    );
    best = { lost, command: { ...edit, days, plannedOn: trip.revision } };
    if (lost === 0) break;
  }
  return best?.command ?? { why };
}

/** The trip after an edit, by the rules of the product, or the reason for the refusal. */
export function makeEdit(trip: Trip, destination: Destination, needs: Needs, edit: DayEdit): Trip | Refused {
  const command = plannedEdit(trip, destination, needs, edit);
  if ("why" in command) return command;
  const outcome = applyCommand({ trip, people: [] }, command, trip.createdAt);
  return outcome.status === "applied" ? outcome.next.trip : { why: "no command" };
}
