import { STORED_OBJECTS } from "#app/integrations/stripe/sandbox/stored-objects";
import type { Database, Db } from "#app/db/schema";
import { SANDBOX_ORDER } from "#app/modules/inventory/search/stored-order";
import {
  AIRLINE_CHANGE,
  CANCEL_QUOTE,
  HELD_ORDER,
  MADE_ORDER,
  ORDERED_FLIGHT,
  ORDERED_STAY,
} from "#app/modules/booking/rules/stored-orders";
import { EVENT, EVENTS } from "#app/modules/disruption/disruption.schema";
import {
  ACCESS_NEEDS_SET,
  DIETS_SET,
  PROFILE_ANSWERS,
  PROFILE_DNA,
  QUIZ_ANSWERS,
} from "#app/modules/profile/stored-profile";
import { SOCIAL_LINKS_SET } from "#app/modules/accounts/account/stored-account";
import { RUN_CANDIDATES, RUN_REQUEST, RUN_SEEN } from "#app/modules/surprise/stored-run";
import { SEALED_HINTS, SEALED_WISH } from "#app/modules/surprise/stored-sealed";
import {
  BETWEEN,
  CHILD_AGES,
  COMMAND_CHANGED,
  COMPANION_ANSWERS,
  COMPANION_NEEDS,
  COMPANION_WISHES,
  DAY_WISHES,
  ELSEWHERE,
  FLIGHT,
  FLIGHT_HOME,
  HOTEL,
  ITINERARY,
  ORDERS,
  PREFERENCES,
  SPENDING,
  TICKED,
} from "#app/modules/trips/trip/stored-trip";
import type { StoredShape } from "#app/shared/stored-shape";
import type { Rule } from "./rule";

/** What reads a text; what it reads does not matter here. */
type Reads = Pick<StoredShape<unknown>, "read">;

/** Every column of a stored shape by its table. Sealed texts can be read by the holder of their key alone. */
const SHAPES: { [T in keyof Database]?: { [C in keyof Database[T]]?: Reads } } = {
  users: { social_links: SOCIAL_LINKS_SET },
  trips: {
    child_ages: CHILD_AGES,
    preferences: PREFERENCES,
    flight: FLIGHT,
    hotel: HOTEL,
    elsewhere: ELSEWHERE,
    orders: ORDERS,
    itinerary: ITINERARY,
    ticked: TICKED,
    spending: SPENDING,
    between_places: BETWEEN,
    flight_home: FLIGHT_HOME,
  },
  trip_companions: { answers: COMPANION_ANSWERS, wishes: COMPANION_WISHES, needs: COMPANION_NEEDS },
  trip_day_versions: { itinerary: ITINERARY, wishes: DAY_WISHES },
  trip_commands: { changed: COMMAND_CHANGED },
  trip_orders: { made: MADE_ORDER, quote: CANCEL_QUOTE },
  airline_changes: { change: AIRLINE_CHANGE },
  price_locks: { held_order: HELD_ORDER },
  sandbox_orders: { details: SANDBOX_ORDER },
  quiz_sessions: { answers: QUIZ_ANSWERS },
  travel_profiles: { answers: PROFILE_ANSWERS, dna: PROFILE_DNA },
  travel_preferences: { access_needs: ACCESS_NEEDS_SET, diets: DIETS_SET },
  surprise_runs: { request: RUN_REQUEST, candidates: RUN_CANDIDATES, seen: RUN_SEEN },
  sealed_trips: { wish: SEALED_WISH, hints: SEALED_HINTS },
  disruption_alerts: { event: EVENT },
  disruption_predictions: { events: EVENTS },
};

/** The problem of a text; none for one that can be read, or is not there. */
function problemOf(shape: Reads, text: unknown, id: string): string[] {
  if (text === null) return [];
  try {
    shape.read(String(text), id);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

async function readAll(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [table, columns] of Object.entries(SHAPES)) {
    const rows: Record<string, unknown>[] = await db
      .selectFrom(table as keyof Database)
      .selectAll()
      .execute();
    for (const row of rows)
      for (const [column, shape] of Object.entries(columns as Record<string, Reads>))
        broken.push(...problemOf(shape, row[column], String(row.id ?? row.trip_id ?? row.user_id)));
  }
  for (const { id, part, offer } of await db.selectFrom("trip_orders").select(["id", "part", "offer"]).execute())
    broken.push(...problemOf(part === "flights" ? ORDERED_FLIGHT : ORDERED_STAY, offer, id));
  // Refunds are kept as they were answered, and read by nobody but the reader of a whole list.
  const objects: Record<string, Reads> = {
    ...STORED_OBJECTS,
    event_done: STORED_OBJECTS.event,
    refund: { read: (text) => JSON.parse(text) as unknown },
  };
  for (const { id, kind, body } of await db.selectFrom("sandbox_payment_objects").selectAll().execute()) {
    const shape = objects[kind];
    broken.push(...(shape ? problemOf(shape, body, id) : [`payment object ${id} is of no known kind: ${kind}`]));
  }
  return broken;
}

export const OF_TEXTS: readonly Rule[] = [{ holds: "every stored text is whole", find: readAll }];
