import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { answer as predict } from "#app/routes/api/trips/disruption-predict";
import { checkTrip } from "#app/modules/disruption/check-trip.server";
import { predictTrip, subscribeToTrip, viewWatch } from "#app/modules/disruption/disruption.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { hoursFromDeparture, insertBooked, startFakeService } from "#tests/integration/trips/disruption.fixture";
import type { FakeService } from "#tests/integration/trips/disruption.fixture";
import { argsFor, template, useParty } from "#tests/integration/planning/party.fixture";

process.env.DISRUPTION_ALERTS = "on";
process.env.DISRUPTION_API_KEY = "secret-key";
let service: FakeService;
beforeAll(async () => {
  service = await startFakeService();
  process.env.DISRUPTION_API_BASE = service.base;
});
afterAll(() => service.stop());
const party = useParty();
const soon = hoursFromDeparture(-20);
let tripId: string;

const event = {
  id: "e1",
  type: "FLIGHT_DELAY",
  severity: "MEDIUM",
  title: "Late aircraft",
  description: "It comes in late.",
  affectedServices: ["AY 61"],
  estimatedImpact: { delayMinutes: 40, likelihood: 0.7 },
  suggestedActions: ["Look at the board"],
  detectedAt: "2027-04-14T10:00:00+02:00",
};
const answering = (changes: object = {}, eventChanges: object = {}) => ({
  status: 200,
  body: ({ bookingId }: Record<string, unknown>) => ({
    bookingId,
    overallRisk: "LOW",
    riskScore: 0.2,
    predictions: [{ ...event, detectedAt: soon.now.toISOString(), ...eventChanges }],
    lastUpdated: soon.now.toISOString(),
    nextCheckAt: soon.now.toISOString(),
    ...changes,
  }),
});
const ask = () => predictTrip(soon, party.ada.id, tripId, tripId);

beforeEach(async () => {
  await db().deleteFrom("trips").execute();
  await db().deleteFrom("jobs").execute();
  tripId = await insertBooked(party.ada);
  service.asked = [];
  service.answer = answering();
});

describe("a service of one's own", () => {
  it("is asked with its key about flights and stay, and never told a name", async () => {
    expect(await ask()).toMatchObject({
      isSample: false,
      overallRisk: "LOW",
      predictions: [{ title: "Late aircraft" }],
    });
    const [{ booking, authorization }] = service.asked as [(typeof service.asked)[number]];
    expect(authorization).toBe("Bearer secret-key");
    expect(booking).toMatchObject({
      bookingId: tripId,
      destination: "Kyoto",
      flights: expect.arrayContaining([
        expect.objectContaining({ flightNumber: template.flight!.offer.outbound!.segments[0]!.flightNumber }),
      ]) as unknown,
    });
    expect(JSON.stringify(booking)).not.toMatch(/Ada|@/);
  });

  it.each<[string, FakeService["answer"]]>([
    ["no JSON", { status: 200, body: "<html>" }],
    ["nothing", { status: 200, body: "" }],
    ["another shape", { status: 200, body: "{}" }],
    ["a list", { status: 200, body: "[]" }],
    ["another booking", answering({ bookingId: "other" })],
    ["a score of 2", answering({ riskScore: 2 })],
    ["an unknown risk", answering({ overallRisk: "SEVERE" })],
    ["an unknown kind", answering({}, { type: "ALIENS" })],
    ["a day for an instant", answering({}, { detectedAt: "2027-04-14" })],
    ["two events with one id", answering({ predictions: [event, event] })],
    ["endless words", answering({}, { title: "x".repeat(201) })],
  ])("that answers %s is not believed", async (_, answer) => {
    service.answer = answer;
    await expect(ask()).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: "Invalid disruption prediction response format",
    });
    expect(await db().selectFrom("disruption_predictions").selectAll().execute()).toEqual([]);
  });

  it("says so in the one shape of the API", async () => {
    service.answer = { status: 200, body: "{}" };
    const args = await argsFor(`/api/v1/disruption/${tripId}/predict`, { user: party.ada });
    const answer = await predict({ ...args, params: { bookingId: tripId } });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        success: false,
        error: expect.objectContaining({
          code: "UNAVAILABLE",
          message: "Invalid disruption prediction response format",
        }) as object,
      },
    ]);
  });

  it.each([404, 501])("that answers %d is taken for one that knows nothing", async (status) => {
    service.answer = { status, body: "not found" };
    expect(await ask()).toMatchObject({ isSample: true });
    expect(await subscribeToTrip(soon, party.ada.id, tripId, tripId)).toBeUndefined();
  });

  it.each([500, 302, 401])("that answers %d has failed", async (status) => {
    service.answer = { status, body: "{}" };
    await expect(ask()).rejects.toMatchObject({ port: "disruption", status: 503 });
  });

  it("is never waited for by a page: it has the look noted, and shows what is there", async () => {
    const trip = await getTrip(soon, tripId, { userId: party.ada.id });
    expect(await viewWatch(soon, trip, party.ada.id)).toMatchObject({ alerts: [], isSample: false });
    expect(service.asked).toEqual([]);
    const jobs = await db().selectFrom("jobs").selectAll().where("kind", "=", "disruption-check").execute();
    expect(jobs).toHaveLength(1);
    await checkTrip(soon, trip);
    expect(await viewWatch(soon, trip, party.ada.id)).toMatchObject({ alerts: [{ title: "Late aircraft" }] });
  });

  it("raises the risk by what it reports, and tells again of what has become grave", async () => {
    const trip = await getTrip(soon, tripId, { userId: party.ada.id });
    await checkTrip(soon, trip);
    await checkTrip(soon, trip);
    const alerts = () => db().selectFrom("disruption_alerts").selectAll().execute();
    const told = () => db().selectFrom("jobs").selectAll().where("kind", "=", "disruption-alert").execute();
    expect([(await alerts()).length, (await told()).length]).toEqual([1, 0]);
    service.answer = answering({}, { severity: "CRITICAL" });
    const { prediction } = await checkTrip(soon, trip);
    expect([prediction.overallRisk, prediction.riskScore]).toEqual(["CRITICAL", 0.85]);
    await checkTrip(soon, trip);
    expect([(await alerts()).length, (await told()).length]).toEqual([2, 1]);
  });
});
