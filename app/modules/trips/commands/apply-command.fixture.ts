import { fullTrip } from "#app/modules/documents/trip.fixture";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { applyCommand } from "./apply-command";
import type { Refusal } from "./refusal";
import type { Trip } from "../trip/trip";
import type { Person, TripAggregate } from "../trip/trip-aggregate";
import type { TripCommand } from "./trip-commands";

/** When the commands of the tests are said. */
export const AT = "2027-02-01T09:00:00.000Z";

/** One of the people, asked along and not heard of yet. */
export const person = (id: string, changes: Partial<Person> = {}): Person => ({
  id,
  role: "companion",
  name: id,
  status: "invited",
  wishes: NO_WISHES,
  needs: NO_NEEDS,
  createdAt: "2027-01-01T00:00:00.000Z",
  ...changes,
});

/** A trip with everything chosen, at revision 5. */
export const aggregate = (changes: Partial<Trip> = {}, people: Person[] = []): TripAggregate => ({
  trip: fullTrip("kyoto", 4, { status: "planning", plannerStep: "checkout", revision: 5, ...changes }),
  people,
});

/** The state after a command. @throws Error when it is refused */
export function apply(before: TripAggregate, command: TripCommand): TripAggregate {
  const outcome = applyCommand(before, command, AT);
  if (outcome.status === "refused") throw new Error(outcome.refusal.why);
  return outcome.next;
}

/** Why a command is refused, if it is. */
export const refusal = (before: TripAggregate, command: TripCommand): Refusal | undefined => {
  const outcome = applyCommand(before, command, AT);
  return outcome.status === "refused" ? outcome.refusal : undefined;
};

/** The account that the trip is of. */
export const owner = { id: "o", userId: aggregate().trip.ownerId!, name: "Ada" };
