import { expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { jobHandlers } from "#app/boot/job-handlers.server";
import { CHECK } from "#app/modules/disruption/disruption.schema";
import { sweepTrips } from "#app/modules/disruption/check-trip.server";
import { viewWatch } from "#app/modules/disruption/disruption.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { answer as predict } from "#app/routes/api/trips/disruption-predict";
import { answer as stream } from "#app/routes/api/trips/disruption-stream";
import { answer as subscribe } from "#app/routes/api/trips/disruption-subscribe";
import { action, loader } from "#app/routes/trips/alerts";
import { loader as tripPage } from "#app/routes/trips/trip";
import { hoursFromDeparture, insertBooked } from "#tests/integration/trips/disruption.fixture";
import { argsFor, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const soon = hoursFromDeparture(-20);

it("turned off there is nothing of it: no calls, no panel, no rows, no work", async () => {
  const tripId = await insertBooked(party.ada);
  for (const [name, call, method] of [
    ["predict", predict, "GET"],
    ["stream", stream, "GET"],
    ["subscribe", subscribe, "POST"],
  ] as const) {
    const { request, context } = await argsFor(`/api/v1/disruption/${tripId}/${name}`, { user: party.ada });
    const answer = await call({ request: new Request(request, { method }), params: { bookingId: tripId }, context });
    expect([answer.status, await answer.json()], name).toEqual([
      404,
      { success: false, error: { code: "NOT_FOUND", message: "Disruption helper feature is disabled" } },
    ]);
  }
  const trip = await getTrip(soon, tripId, { userId: party.ada.id });
  expect(await viewWatch(soon, trip, party.ada.id)).toBeUndefined();
  const headers = { "x-voyance-now": soon.now.toISOString() };
  const page = (await tripPage(
    (await argsFor(`/trips/${tripId}`, { user: party.ada, headers })) as Parameters<typeof tripPage>[0],
  )) as { watch?: unknown };
  expect(page.watch).toBeUndefined();
  expect(await outcomeOf(loader(await argsFor(`/trips/${tripId}/alerts`, { user: party.ada })))).toMatchObject({
    status: 404,
  });
  const fields: [string, string][] = [["intent", "watch-trip"]];
  expect(await outcomeOf(action(await argsFor(`/trips/${tripId}/alerts`, { user: party.ada, fields })))).toMatchObject({
    status: 404,
  });
  await sweepTrips(soon.now);
  const payload = CHECK.write({ tripId, ownerId: party.ada.id });
  await jobHandlers()["disruption-check"]({ id: "j", payload }, new AbortController().signal);
  for (const table of ["disruption_alerts", "disruption_predictions", "disruption_subscriptions", "jobs"] as const)
    expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
});
