import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getTrip, listTrips } from "#app/modules/trips/store/trips.server";
import * as cancelPage from "#app/routes/trips/cancel";
import * as managePage from "#app/routes/trips/manage";
import { insertTrip, makeCtx, updateTrip } from "#tests/integration/booking/booking.fixture";
import { PLANNED, argsFor as argsOf, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const ctx = makeCtx();
let ada: CurrentUser;
let eve: CurrentUser;
let tripId: string;

beforeEach(async () => {
  ({ ada, eve } = party);
  tripId = await insertTrip(ada, { ...PLANNED, name: "Spring" });
});

const argsFor = (user: CurrentUser, fields?: Record<string, string>) =>
  argsOf(`/trips/${tripId}/manage`, {
    user,
    fields: fields && Object.entries(fields),
    headers: { "x-voyance-now": "2026-11-21T10:00:00Z" },
  });

const outcome = outcomeOf<{ fields?: Record<string, string[]>; values?: Record<string, string>; problem?: string }>;

const manage = async (user: CurrentUser, fields: Record<string, string>) =>
  outcome(managePage.action(await argsFor(user, fields)));
const cancel = async (user: CurrentUser, fields: Record<string, string> = {}) =>
  outcome(cancelPage.action(await argsFor(user, fields)));
const stored = () => getTrip(ctx, tripId, { userId: ada.id });

describe("managing a trip", () => {
  it("gives it another name, also when it is booked", async () => {
    expect(await manage(ada, { intent: "rename-trip", tripName: "  Cherry\n blossom " })).toMatchObject({
      status: 303,
    });
    expect((await stored()).name).toBe("Cherry blossom");
    await updateTrip(tripId, { status: "booked" });
    expect((await manage(ada, { intent: "rename-trip", tripName: "Plums" })).status).toBe(303);
    expect(await stored()).toMatchObject({ name: "Plums", status: "booked" });
  });

  it("says what is wrong with a name beside it, and keeps what was typed", async () => {
    for (const [name, message] of [
      ["", "Give the trip a name"],
      [" \u200b ", "Give the trip a name"],
      ["x".repeat(81), "Use 80 characters or fewer."],
      ["x".repeat(4000), "Use 80 characters or fewer."],
    ] as const) {
      const { status, data } = await manage(ada, { intent: "rename-trip", tripName: name });
      expect([status, data?.fields?.tripName], name).toEqual([422, [message]]);
      expect(data?.values?.tripName ?? "").toBe(name);
    }
    expect((await stored()).name).toBe("Spring");
  });

  it("keeps notes as they were written, and refuses too long ones without losing them", async () => {
    await manage(ada, { intent: "keep-notes", notes: "Inn: 075-123\r\n\r\nRing twice" });
    expect((await stored()).notes).toBe("Inn: 075-123\n\nRing twice");
    for (const letters of [4_001, 6_000, 20_000]) {
      const long = "y".repeat(letters);
      const refused = await manage(ada, { intent: "keep-notes", notes: long });
      expect([refused.status, refused.data?.fields?.notes]).toEqual([422, ["Use 4,000 characters or fewer"]]);
      expect(refused.data?.values?.notes).toBe(long);
    }
    await manage(ada, { intent: "keep-notes", notes: "" });
    expect((await stored()).notes).toBeUndefined();
  });

  it("refuses notes that were written over newer ones, and gives them back", async () => {
    const { revision } = await stored();
    await manage(ada, { intent: "keep-notes", notes: "from the phone" });
    const late = await manage(ada, { intent: "keep-notes", notes: "from the desk", revision: String(revision) });
    expect(late).toMatchObject({ status: 409, data: { values: { notes: "from the desk" } } });
    expect((await stored()).notes).toBe("from the phone");
  });

  it("makes one copy of a form, a draft without offers and days", async () => {
    const before = (await listTrips(ctx, ada.id)).length;
    const first = await manage(ada, { intent: "copy-trip", formKey: "key-1" });
    expect(await manage(ada, { intent: "copy-trip", formKey: "key-1" })).toEqual(first);
    const all = await listTrips(ctx, ada.id);
    expect(all).toHaveLength(before + 1);
    const copy = all.find(({ id }) => first.to === `/trips/${id}`)!;
    expect(copy).toMatchObject({ name: "Spring (2)", status: "draft", startDate: "2027-04-14", adults: 2 });
    expect([copy.flight, copy.hotel, copy.itinerary, copy.bookedAt]).toEqual(Array(4).fill(undefined));
  });

  it("is the owner's alone, and knows its buttons", async () => {
    for (const intent of ["rename-trip", "keep-notes", "copy-trip"])
      expect((await manage(eve, { intent, tripName: "Mine" })).status).toBe(404);
    expect((await outcome(managePage.loader(await argsFor(eve)))).status).toBe(404);
    expect((await manage(ada, { intent: "burn-it" })).status).toBe(400);
  });
});

describe("cancelling a trip", () => {
  it("asks first, and cancels once", async () => {
    expect(await cancelPage.loader(await argsFor(ada))).toMatchObject({ name: "Spring", company: null });
    expect((await stored()).status).toBe("planning");
    expect(await cancel(ada)).toMatchObject({ status: 303, to: `/trips/${tripId}/manage#cancel` });
    expect((await stored()).status).toBe("cancelled");
    expect(await outcome(cancelPage.loader(await argsFor(ada)))).toMatchObject({
      status: 303,
      to: `/trips/${tripId}/manage#cancel`,
    });
    expect(await cancel(ada)).toMatchObject({
      status: 409,
      data: { message: "This trip can't be cancelled any more" },
    });
  });

  it("is not for a trip whose payment is not kept here, nor for others", async () => {
    expect((await cancel(eve)).status).toBe(404);
    await updateTrip(tripId, { status: "booked" });
    const refused = await cancel(ada);
    expect(refused).toMatchObject({ status: 409, data: { message: "This trip can't be cancelled any more" } });
    expect((await stored()).status).toBe("booked");
  });
});
