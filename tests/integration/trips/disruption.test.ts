import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DISRUPTION } from "#app/config/product";
import { db } from "#app/db/client.server";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import { removeCompanion } from "#app/modules/trips/party/companions.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { endStreams } from "#app/modules/disruption/alert-streams.server";
import {
  checkTrip,
  checkWatched,
  forgetOldAlerts,
  sweepTrips,
  tellOfAlert,
} from "#app/modules/disruption/check-trip.server";
import { EVENT, TELL_JOB } from "#app/modules/disruption/disruption.schema";
import {
  exportWatching,
  pauseTrip,
  predictTrip,
  streamTrip,
  subscribeToTrip,
  viewWatch,
} from "#app/modules/disruption/disruption.server";
import { action, loader } from "#app/routes/trips/alerts";
import { flownOneWay } from "#app/modules/documents/trip.fixture";
import { BETWEEN, FLIGHT } from "#app/modules/trips/trip/stored-trip";
import { addDays } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import { hoursFromDeparture, insertBooked } from "#tests/integration/trips/disruption.fixture";
import { insertTrip, insertUser } from "#tests/integration/booking/booking.fixture";
import { argsFor, bringBo, inviteBo, outcomeOf, template, useParty } from "#tests/integration/planning/party.fixture";
import { claimJob, finishJob } from "#tests/setup/jobs";

process.env.DISRUPTION_ALERTS = "on";
const party = useParty();
const soon = hoursFromDeparture(-20);
/** A made-up prediction depends on the trip: this one has a grave alert. */
const WATCHED = "37574bf2-30c7-4713-9a45-54a7c5dec38f";
let tripId: string;

const subscribe = (ctx: Ctx, userId: string, id = tripId) => subscribeToTrip(ctx, userId, id, id);
const ownTrip = (ctx = soon) => getTrip(ctx, tripId, { userId: party.ada.id });
const rowsOf = (table: "disruption_alerts" | "disruption_predictions" | "disruption_subscriptions") =>
  db().selectFrom(table).selectAll().execute();

beforeEach(async () => {
  for (const table of ["disruption_alerts", "disruption_predictions", "disruption_subscriptions", "jobs"] as const)
    await db().deleteFrom(table).execute();
  await db().deleteFrom("trips").execute();
  tripId = await insertBooked(party.ada, { id: WATCHED });
});

/** Works off the due jobs. @returns the accounts it told, and the alerts */
async function workOff(ctx: Ctx) {
  const told: { userId: string; key: string; title: string; address: string }[] = [];
  for (let job = await claimJob(new Date()); job; job = await claimJob(new Date())) {
    if (job.kind === TELL_JOB)
      await tellOfAlert(ctx, job, (userId, key, { title, address }) => {
        told.push({ userId, key, title, address });
        return Promise.resolve();
      });
    else await checkWatched(ctx, job);
    await finishJob(job, new Date());
  }
  return told;
}

describe("a prediction", () => {
  it("is asked for once in half an hour, and kept", async () => {
    const first = await predictTrip(soon, party.ada.id, tripId, "as-named");
    expect(first).toMatchObject({ bookingId: "as-named", isSample: true, lastUpdated: soon.now.toISOString() });
    expect(Date.parse(first.nextCheckAt) - soon.now.getTime()).toBe(30 * 60_000);
    expect(first.predictions).toHaveLength(5);
    const again = await predictTrip(hoursFromDeparture(-19.6), party.ada.id, tripId, tripId);
    expect(again.lastUpdated).toBe(first.lastUpdated);
    const later = await predictTrip(hoursFromDeparture(-19.5), party.ada.id, tripId, tripId);
    expect(later.lastUpdated).not.toBe(first.lastUpdated);
  });

  it("is for those who travel, and for trips that are booked", async () => {
    const id = await bringBo(party, tripId);
    await expect(predictTrip(soon, party.bo.id, tripId, tripId)).resolves.toMatchObject({ bookingId: tripId });
    await expect(predictTrip(soon, party.eve.id, tripId, tripId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removeCompanion(soon, await ownTrip(), id);
    await expect(predictTrip(soon, party.bo.id, tripId, tripId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const planned = await insertTrip(party.ada);
    await expect(predictTrip(soon, party.ada.id, planned, planned)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("is not for companions who were asked and have not said yes", async () => {
    await inviteBo(party, tripId);
    await expect(predictTrip(soon, party.bo.id, tripId, tripId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([404, 501])("is made up where the source answers %d, and then there is no subscription", async (status) => {
    const ctx = hoursFromDeparture(-20, { faults: { disruption: { kind: "status", status } } });
    const stub = await predictTrip(ctx, party.ada.id, tripId, tripId);
    const lasts = stub.predictions.map(({ detectedAt, expiresAt }) => Date.parse(expiresAt!) - Date.parse(detectedAt));
    expect(new Set(lasts.map((ms) => ms / 3_600_000))).toEqual(new Set([6, 24]));
    expect(await subscribe(ctx, party.ada.id)).toBeUndefined();
    expect(await rowsOf("disruption_subscriptions")).toEqual([]);
  });

  it("fails as its source does, and its page says so with what is known", async () => {
    const ctx = hoursFromDeparture(-20, { faults: { disruption: { kind: "error" } } });
    await expect(predictTrip(ctx, party.ada.id, tripId, tripId)).rejects.toMatchObject({ port: "disruption" });
    const watch = await viewWatch(ctx, await ownTrip(), party.ada.id);
    expect(watch).toMatchObject({ alerts: [], problem: expect.stringContaining("couldn't look") as string });
  });
});

describe("a page", () => {
  it("begins to watch a trip that leaves soon, and shows what is known", async () => {
    const watch = await viewWatch(soon, await ownTrip(), party.ada.id);
    expect(watch).toMatchObject({ status: "ACTIVE", isLive: true, isSample: true });
    expect(watch!.alerts).toHaveLength(5);
    expect(await rowsOf("disruption_alerts")).toHaveLength(5);
  });

  it.each([
    [-49, undefined],
    [-47, "ACTIVE"],
    [23, "ACTIVE"],
    [25, undefined],
  ])("%d hours from the departure has a subscription that is %s", async (hours, status) => {
    const watch = await viewWatch(hoursFromDeparture(hours), await ownTrip(), party.ada.id);
    expect(watch!.status).toBe(status);
    expect(watch!.isOver).toBe(hours === 25);
  });

  it("shows no alerts months ahead, whatever was asked for there, and says when they begin", async () => {
    const far = hoursFromDeparture(-132 * 24);
    await subscribe(far, party.ada.id);
    const watch = await viewWatch(far, await ownTrip(), party.ada.id);
    expect(watch).toMatchObject({ alerts: [], risk: "LOW", isAhead: true, isLive: false });
    expect(watch!.schedule).toContain("We check every half hour from two days before you leave.");
    expect(watch!.looked).toBeUndefined();
    expect(await rowsOf("disruption_alerts")).toEqual([]);
  });

  it("has nothing to report where nothing is known", async () => {
    const ctx = hoursFromDeparture(-20, { faults: { disruption: { kind: "empty" } } });
    expect(await viewWatch(ctx, await ownTrip(), party.ada.id)).toMatchObject({ risk: "LOW", alerts: [] });
  });

  it("says nothing of trips that are not booked", async () => {
    const planned = await getTrip(soon, await insertTrip(party.ada), { userId: party.ada.id });
    expect(await viewWatch(soon, planned, party.ada.id)).toBeUndefined();
    expect(await rowsOf("disruption_predictions")).toEqual([]);
  });

  it("leaves a paused trip alone, until it is turned on again", async () => {
    await subscribe(soon, party.ada.id);
    await pauseTrip(soon, party.ada.id, tripId);
    await db().deleteFrom("disruption_predictions").execute();
    expect(await viewWatch(soon, await ownTrip(), party.ada.id)).toMatchObject({ status: "PAUSED", alerts: [] });
    expect(await rowsOf("disruption_predictions")).toEqual([]);
    await subscribe(soon, party.ada.id);
    expect(await viewWatch(soon, await ownTrip(), party.ada.id)).toMatchObject({ status: "ACTIVE" });
  });
});

describe("subscriptions", () => {
  it("are five at most, and a sixth has room once one is paused", async () => {
    const trips = [tripId];
    for (let i = 1; i < 6; i++) trips.push(await insertBooked(party.ada));
    for (const id of trips.slice(0, 5)) await subscribe(soon, party.ada.id, id);
    await expect(subscribe(soon, party.ada.id, trips[5])).rejects.toMatchObject({ code: "CONFLICT" });
    // The look itself begins no subscription beyond them, and repeating an active one is not a sixth.
    await checkTrip(soon, await getTrip(soon, trips[5]!, { userId: party.ada.id }));
    expect(await rowsOf("disruption_subscriptions")).toHaveLength(DISRUPTION.mostActive);
    await expect(subscribe(soon, party.ada.id)).resolves.toMatchObject({ status: "ACTIVE" });
    await pauseTrip(soon, party.ada.id, trips[0]!);
    await expect(subscribe(soon, party.ada.id, trips[5])).resolves.toMatchObject({
      bookingId: trips[5],
      status: "ACTIVE",
      expiresAt: hoursFromDeparture(24).now.toISOString(),
    });
  });

  it("at once from many windows are still five", async () => {
    const trips = [tripId];
    for (let i = 1; i < 8; i++) trips.push(await insertBooked(party.ada));
    const far = hoursFromDeparture(-100);
    const outcomes = await Promise.allSettled(trips.map((id) => subscribe(far, party.ada.id, id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await rowsOf("disruption_subscriptions")).toHaveLength(5);
  });

  it("are over a day after the departure", async () => {
    await subscribe(soon, party.ada.id);
    const late = hoursFromDeparture(25);
    await expect(subscribe(late, party.ada.id)).rejects.toMatchObject({ code: "CONFLICT" });
    await forgetOldAlerts(late.now);
    expect(await rowsOf("disruption_subscriptions")).toMatchObject([{ status: "EXPIRED" }]);
  });

  it("are turned on and off by plain forms that lead back", async () => {
    const address = `/trips/${tripId}/alerts`;
    const press = async (user: typeof party.ada | undefined, intent: string, back = `/trips/${tripId}#alerts`) =>
      outcomeOf(
        action(
          await argsFor(address, {
            user,
            fields: Object.entries({ intent, back }),
            headers: { "x-voyance-now": soon.now.toISOString() },
          }),
        ),
      );
    expect(await press(party.ada, "watch-trip")).toMatchObject({ status: 303, to: `/trips/${tripId}#alerts` });
    expect(await press(party.ada, "pause-alerts", "https://evil.example/")).toMatchObject({ to: address });
    expect(await rowsOf("disruption_subscriptions")).toMatchObject([{ status: "PAUSED", user_id: party.ada.id }]);
    expect(await press(party.eve, "watch-trip")).toMatchObject({ status: 404 });
    expect(await press(party.eve, "pause-alerts")).toMatchObject({ status: 404 });
    expect(await press(party.ada, "delete-trip")).toMatchObject({ status: 400 });
    expect((await press(undefined, "watch-trip")).to).toMatch(/^\/signin/);
  });

  it("lead each of the party to where the alerts stand for them", async () => {
    await bringBo(party, tripId);
    const open = async (user: typeof party.ada) =>
      outcomeOf(loader(await argsFor(`/trips/${tripId}/alerts`, { user })));
    expect(await open(party.ada)).toMatchObject({ status: 302, to: `/trips/${tripId}#alerts` });
    expect(await open(party.bo)).toMatchObject({ to: `/trips/${tripId}/take-along#alerts` });
    expect(await open(party.eve)).toMatchObject({ status: 404 });
  });
});

describe("the watch", () => {
  it("looks at what leaves soon, every half hour, and tells grave things once to whoever wants it", async () => {
    await bringBo(party, tripId);
    await subscribe(hoursFromDeparture(-100), party.bo.id);
    await insertBooked(party.eve, { status: "cancelled" });
    await insertTrip(party.eve, { start_date: "2027-04-14", end_date: "2027-04-21" });
    const told = [];
    for (let hour = -50; hour <= 26; hour += 0.25) {
      const ctx = hoursFromDeparture(hour);
      await sweepTrips(ctx.now);
      await sweepTrips(ctx.now);
      told.push(...(await workOff(ctx)));
    }
    const checks = await db().selectFrom("jobs").selectAll().where("kind", "=", "disruption-check").execute();
    // One look every half hour of 72 hours; at the last moment the subscriptions are over.
    expect(checks.length).toBe(144);
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([party.ada.id, party.bo.id]));
    expect(new Set(told.map(({ userId, key }) => `${userId} ${key}`)).size).toBe(told.length);
    expect(told.every(({ title, address }) => title.startsWith("Sandbox alert: ") && address.endsWith("/alerts"))).toBe(
      true,
    );
    const kept = await rowsOf("disruption_alerts");
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThanOrEqual(DISRUPTION.mostKept);
  }, 120_000);

  it("looks at the flight home from the last place of a longer trip, however long ago one came there", async () => {
    await db().deleteFrom("trips").execute();
    const last = flownOneWay(template, "back");
    const id = await insertBooked(party.ada, {
      start_date: addDays(template.startDate, -20),
      flight: FLIGHT.write(last.flight!),
      journey_id: "journey-1",
      between_places: BETWEEN.write(last.between!),
    });
    const leaves = Date.parse(last.flight!.offer.inbound!.departAt);
    const looksAt = async (hours: number): Promise<boolean> => {
      await db().deleteFrom("jobs").execute();
      await sweepTrips(new Date(leaves + hours * 3_600_000));
      return (await claimJob(new Date())) !== undefined;
    };
    expect([await looksAt(-60), await looksAt(-20), await looksAt(30)]).toEqual([false, true, false]);
    await db().updateTable("trips").set({ journey_id: null, between_places: null }).where("id", "=", id).execute();
    expect(await looksAt(-20)).toBe(false);
  });

  it("looks at nothing that is paused, and tells nobody who has left the party", async () => {
    const id = await bringBo(party, tripId);
    await subscribe(soon, party.ada.id);
    await subscribe(soon, party.bo.id);
    await pauseTrip(soon, party.ada.id, tripId);
    await removeCompanion(soon, await ownTrip(), id);
    await db().deleteFrom("jobs").execute();
    await sweepTrips(hoursFromDeparture(-19).now);
    expect(await claimJob(new Date())).toBeUndefined();
  });

  it("keeps 50 alerts of a trip, none older than 48 hours", async () => {
    const [event] = (await predictTrip(soon, party.ada.id, tripId, tripId)).predictions;
    await db().deleteFrom("disruption_alerts").execute();
    const rows = Array.from({ length: 55 }, (_, index) => ({
      id: `old-${index}`,
      trip_id: tripId,
      event_id: `old-${index}`,
      event: EVENT.write({ ...event!, id: `old-${index}` }),
      is_sample: 1,
      at: new Date(soon.now.getTime() - index * 3_600_000).toISOString(),
    }));
    await db().insertInto("disruption_alerts").values(rows).execute();
    await checkTrip(soon, await ownTrip());
    const ids = (await rowsOf("disruption_alerts")).map(({ id }) => id);
    // The five of the prediction were known before.
    expect(ids.sort()).toEqual(
      rows
        .slice(0, 49)
        .map(({ id }) => id)
        .sort(),
    );
    await forgetOldAlerts(hoursFromDeparture(-10).now);
    expect(await rowsOf("disruption_alerts")).toHaveLength(39);
  });
});

describe("the stream", () => {
  const opened: ReadableStreamDefaultReader<Uint8Array>[] = [];
  beforeAll(() => () => endStreams());

  async function open(userId: string, more: { lastId?: string; ctx?: Ctx; isAllowed?: () => Promise<boolean> } = {}) {
    const { ctx = soon, lastId, isAllowed = () => Promise.resolve(true) } = more;
    const reader = (await streamTrip(ctx, userId, tripId, { bookingId: "named", lastId, isAllowed })).getReader();
    opened.push(reader);
    return async (): Promise<string | undefined> => {
      const { value, done } = await reader.read();
      return done ? undefined : new TextDecoder().decode(value);
    };
  }
  const HELLO = "retry: 5000\n: connected\n\n";

  beforeEach(async () => {
    for (const reader of opened.splice(0)) await reader.cancel();
  });

  it("sends alerts as they are noted, with their names, and what was missed to whoever comes back", async () => {
    const read = await open(party.ada.id);
    expect(await read()).toBe(HELLO);
    await checkTrip(soon, await ownTrip());
    const sent = [];
    for (let i = 0; i < 5; i++) sent.push(await read());
    const [, id, text] = /^id: (\S+)\nevent: alert\ndata: (.*)\n\n$/.exec(sent[0]!)!;
    expect(JSON.parse(text!)).toMatchObject({
      alertId: id,
      bookingId: "named",
      timestamp: soon.now.toISOString(),
      event: { detectedAt: expect.any(String) as string },
    });
    const back = await open(party.ada.id, { lastId: id });
    expect(await back()).toBe(HELLO);
    for (let i = 0; i < 4; i++) expect(await back()).toMatch(/event: alert/);
  });

  it("is for the party alone, and five of an account", async () => {
    await expect(open(party.eve.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (let i = 0; i < 5; i++) await open(party.ada.id);
    await expect(open(party.ada.id)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await bringBo(party, tripId);
    await open(party.bo.id);
  });

  it("ends with its caller, and then leaves its place to another", async () => {
    const caller = new AbortController();
    const reads = [];
    for (let i = 0; i < 5; i++) reads.push(await open(party.ada.id, { ctx: { ...soon, signal: caller.signal } }));
    caller.abort();
    for (const read of reads) {
      expect(await read()).toBe(HELLO);
      expect(await read()).toBeUndefined();
    }
    await open(party.ada.id);
  });

  it("tells nothing to somebody who was taken off the trip meanwhile", async () => {
    const id = await bringBo(party, tripId);
    const read = await open(party.bo.id);
    expect(await read()).toBe(HELLO);
    await removeCompanion(soon, await ownTrip(), id);
    const own = await open(party.ada.id);
    expect(await own()).toBe(HELLO);
    // By the time the owner hears of the second look, the other has long been served for the first.
    for (const hour of [-20, -12]) {
      await checkTrip(hoursFromDeparture(hour), await ownTrip());
      expect(await own()).toMatch(/event: alert/);
    }
    endStreams();
    expect(await read()).toBeUndefined();
  });
});

describe("stored alerts", () => {
  it("is in the account's file, and goes with the trip and the account", async () => {
    const gone = await insertUser("Gone");
    tripId = await insertBooked(gone);
    await subscribe(soon, gone.id);
    const file = await exportWatching(gone.id);
    expect(file.subscriptions).toMatchObject([{ bookingId: tripId, status: "ACTIVE" }]);
    expect(file.alerts).toHaveLength(5);
    expect((await exportWatching(party.ada.id)).alerts).toEqual([]);
    await deleteAccount(soon, gone.id, () => Promise.resolve(true));
    for (const table of ["disruption_alerts", "disruption_predictions", "disruption_subscriptions"] as const)
      expect(await rowsOf(table), table).toEqual([]);
  });

  it("keeps a companion's subscription apart from the owner's", async () => {
    await bringBo(party, tripId);
    await subscribe(soon, party.bo.id);
    const seen = await getTripOfParty(soon, tripId, party.bo.id);
    expect(await viewWatch(soon, seen.trip, party.bo.id)).toMatchObject({ status: "ACTIVE" });
    expect((await exportWatching(party.bo.id)).subscriptions).toHaveLength(1);
    await pauseTrip(soon, party.bo.id, tripId);
    expect(await viewWatch(soon, await ownTrip(), party.ada.id)).toMatchObject({ status: "ACTIVE" });
  });
});
