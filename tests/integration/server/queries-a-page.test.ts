import { randomUUID } from "node:crypto";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import { markDestination } from "#app/modules/profile/marks.server";
import { listRuns } from "#app/modules/surprise/surprise.server";
import { RUN_CANDIDATES, RUN_REQUEST, RUN_SEEN } from "#app/modules/surprise/stored-run";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { COMPANION_NEEDS, COMPANION_WISHES, ITINERARY, ORDERS } from "#app/modules/trips/trip/stored-trip";
import { openInPlanner } from "#app/modules/trips/store/planner-trips.server";
import { insertTrip, makeCtx } from "../booking/booking.fixture";
import {
  FIRST_OPTIONS,
  answerQuiz,
  args,
  closeTravellerWorld,
  insertTraveller,
  openTravellerWorld,
} from "../planning/traveller.fixture";
import type { Traveller } from "../planning/traveller.fixture";

/** The bound of QUALITY for a page: the queries about the signed-in account count too. */
const MOST = 4;

let asked: string[] = [];
let ada: Traveller;

type Loader = (call: ReturnType<typeof args>) => Promise<unknown>;
const modules = import.meta.glob<{ loader: Loader }>([
  "../../../app/root.tsx",
  "../../../app/routes/{discover,itinerary,planner,profile,trips}/{destination,explore,edit,layout,start,dashboard,profile,trip}.tsx",
]);

beforeAll(async () => {
  const prepare = SQLite.prototype.prepare;
  vi.spyOn(SQLite.prototype, "prepare").mockImplementation(function (this: SQLite.Database, sql: string) {
    const statement = prepare.call(this, sql);
    const all = statement.all.bind(statement) as (...values: unknown[]) => unknown[];
    statement.all = (...values: unknown[]) => {
      asked.push(sql);
      return all(...values);
    };
    return statement as never;
  });
  await openTravellerWorld();
  ada = await insertTraveller("premium");
  await answerQuiz(ada.id, FIRST_OPTIONS);
  await finalizeQuiz(makeCtx(), ada.id);
  await markDestination(makeCtx(), ada.id, "kyoto", "saved");
});
afterAll(async () => {
  vi.restoreAllMocks();
  await closeTravellerWorld();
});

/** Runs the loaders of a page as the router does: at once, each with a request of its own and all with one context. */
async function queriesOf(path: string, files: readonly string[], params = {}): Promise<string[]> {
  const context = { ...args(path).context, traceId: randomUUID() };
  const loaders = await Promise.all(files.map(async (file) => (await modules[`../../../app/${file}`]!()).loader));
  const load = () =>
    Promise.all(loaders.map((loader) => loader({ ...args(path, { headers: ada.headers, params }), context })));
  asked = [];
  await load();
  return asked;
}

it.each<[string, readonly string[], Record<string, string>?]>([
  ["/destination/kyoto", ["root.tsx", "routes/discover/destination.tsx"], { slug: "kyoto" }],
  ["/explore", ["root.tsx", "routes/discover/explore.tsx"]],
  ["/explore?q=beach", ["root.tsx", "routes/discover/explore.tsx"]],
  ["/planner/start", ["root.tsx", "routes/planner/layout.tsx", "routes/planner/start.tsx"]],
  ["/trip/dashboard", ["root.tsx", "routes/trips/dashboard.tsx"]],
])("%s asks the database few questions", async (path, files, params) => {
  const queries = await queriesOf(path, files, params);
  expect(queries.length).toBeGreaterThan(1);
  expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(MOST);
});

it("the profile asks few questions too", async () => {
  for (const id of ["1", "2", "3", "4"])
    await db()
      .insertInto("surprise_runs")
      .values({
        ...{ id, user_id: ada.id, root_id: id, parent_id: null, generation: 0, is_again: 0, seen: RUN_SEEN.write([]) },
        request: RUN_REQUEST.write({
          ...{ startDate: "2027-05-03", endDate: "2027-05-06", adults: 1, children: 0, tier: "safe", seed: 1 },
          origin: { code: "HEL", label: "Helsinki" },
        }),
        candidates: RUN_CANDIDATES.write([]),
        ...{ chosen_id: null, trip_id: null, shared_as: null, share_hash: null },
        created_at: `2026-11-20T10:00:0${id}.000Z`,
      })
      .execute();
  const queries = await queriesOf("/profile", ["root.tsx", "routes/profile/profile.tsx"]);
  expect(queries.join("\n")).toContain('from "surprise_runs"');
  expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(MOST);
  const totals = [0, 3, 4].map(async (offset) => (await listRuns(makeCtx(), ada.id, { limit: 3, offset })).total);
  expect(await Promise.all(totals)).toEqual([4, 4, 4]);
});

/** A trip of Ada's with days that she has changed once, together with Ben, and the queries of its page. */
async function queriesOfTrip(change: Parameters<typeof insertTrip>[1]): Promise<string[]> {
  const { itinerary } = fullTrip("kyoto", 7);
  const id = await insertTrip(ada, { itinerary: ITINERARY.write(itinerary!), ...change });
  const ben = await insertTraveller();
  const person = {
    trip_id: id,
    status: "joined",
    wishes: COMPANION_WISHES.write(NO_WISHES),
    needs: COMPANION_NEEDS.write(NO_NEEDS),
  } as const;
  const at = "2026-11-20T10:00:00.000Z";
  await db()
    .insertInto("trip_companions")
    .values([
      { ...person, id: newId(), user_id: ada.id, name: "Ada", role: "owner", created_at: at },
      { ...person, id: newId(), user_id: ben.id, name: "Ben", role: "companion", created_at: at },
    ])
    .execute();
  return queriesOf(`/trips/${id}`, ["root.tsx", "routes/trips/trip.tsx"], { tripId: id });
}

const BOOKED = { status: "booked", booked_at: "2026-11-21T10:00:00.000Z" } as const;

it.each([
  ["planned", { status: "planning" }],
  ["booked", BOOKED],
  ["booked and ordered apart", { ...BOOKED, orders: ORDERS.write({ state: "confirmed" }) }],
  ["cancelled", { status: "cancelled" }],
  ["over", { ...BOOKED, status: "completed" }],
] as const)("a trip that is %s asks few questions, with its party and its payment", async (_, change) => {
  const queries = await queriesOfTrip(change);
  expect(queries.join("\n")).toContain('from "trip_companions"');
  expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(MOST);
});

it("the days of a trip ask few questions where they are changed", async () => {
  const { itinerary } = fullTrip("kyoto", 7);
  const id = await insertTrip(ada, { itinerary: ITINERARY.write(itinerary!), ...BOOKED });
  const queries = await queriesOf(`/itinerary/${id}/edit`, ["root.tsx", "routes/itinerary/edit.tsx"], { id });
  expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(MOST);
});

it("a trip that was booked at once asks nothing about orders that are made apart", async () => {
  const id = await insertTrip(ada, { status: "booked", booked_at: "2026-11-21T10:00:00.000Z" });
  const queries = await queriesOf(`/trips/${id}`, ["root.tsx", "routes/trips/trip.tsx"], { tripId: id });
  expect(queries.join("\n")).toContain('from "bookings"');
  expect(queries.join("\n")).not.toMatch(/from "(trip_orderings|trip_orders|airline_changes)"/);
});

it("a trip that is open in the planner is read once, for the frame and the step", async () => {
  const trip = await insertTrip(ada);
  await openInPlanner(makeCtx(), { userId: ada.id }, trip);
  const files = ["root.tsx", "routes/planner/layout.tsx", "routes/planner/start.tsx"];
  const queries = await queriesOf("/planner/start", files);
  expect(queries.filter((sql) => sql.includes('from "trips"'))).toHaveLength(1);
  expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(MOST);
});
