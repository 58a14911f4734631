import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { createSession, grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { sendTripConfirmation } from "#app/modules/booking/checkout/trip-confirmation.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { makeCalendarFeed } from "#app/modules/documents/calendar-feed.server";
import { mailedCalendarPath } from "#app/modules/documents/mailed-calendar.server";
import { clearOutbox, deliverMail, listOutbox } from "#app/modules/email/email.server";
import { flownLegs } from "#app/modules/inventory/offers/flight";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import { exportSealed, findEnvelope, openSealed, payForSealed, sealTrip } from "#app/modules/surprise/sealed.server";
import type { SealedWish } from "#app/modules/surprise/sealed";
import { openDueEnvelopes, settleCalledOff, tellOpened } from "#app/modules/surprise/sealed-work.server";
import { inviteCompanion, invitationPath, joinTrip, listCompanions } from "#app/modules/trips/party/companions.server";
import { SEALED_WISH } from "#app/modules/surprise/stored-sealed";
import { FLIGHT } from "#app/modules/trips/trip/stored-trip";
import { SEALED_NAME } from "#app/modules/trips/trip/seal";
import type { Trip } from "#app/modules/trips/trip/trip";
import { findTripBehindSeal, getTrip, shareTrip } from "#app/modules/trips/store/trips.server";
import { countryName } from "#app/shared/display-names";
import { addDays, utcDateOf } from "#app/shared/calendar";
import * as envelopePage from "#app/routes/trips/sealed";
import * as sealedPage from "#app/routes/surprise/sealed";
import { sampleOfDay } from "#tests/setup/day-sample";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { closeBookingWorld, insertUser, listRefunds, makeCtx, openBookingWorld } from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";
import { ADDRESSES, ask } from "./sealed.fixture";
import type { Values } from "./sealed.fixture";
import { FIRST_OPTIONS, answerQuiz, args, outcome } from "../planning/traveller.fixture";
import type { Fields } from "../planning/traveller.fixture";

const NOW = new Date();
const at = (days: number) => makeCtx({ now: new Date(NOW.getTime() + days * 86_400_000) });
const inDays = (days: number): string => addDays(utcDateOf(NOW), days);

const WISH: SealedWish = {
  request: {
    startDate: inDays(60),
    endDate: inDays(63),
    adults: 2,
    children: 0,
    origin: { code: "LON", label: "London (all airports)" },
    tier: "splurge",
    seed: 1,
  },
  passports: ["GB"],
  validUntil: inDays(1500),
  refused: { countries: ["ES"], places: ["lisbon"] },
  limitMinor: 900_000,
};

let world: BookingWorld;
let owner: CurrentUser;
let companion: CurrentUser;
beforeAll(async () => {
  world = await openBookingWorld();
  owner = await newOwner("Olive");
  companion = await insertUser("Carl");
});
afterAll(closeBookingWorld);

async function newOwner(name: string): Promise<CurrentUser> {
  const user = await insertUser(name);
  const source = `test:${user.id}`;
  await grantEntitlement(db(), { userId: user.id, kind: "premium", source, startsAt: "2020-01-01T00:00:00.000Z" });
  await answerQuiz(user.id, FIRST_OPTIONS);
  await finalizeQuiz(at(0), user.id);
  const capabilities = { ...user.capabilities, canUseSurprise: true, canGenerateTrip: true };
  return { ...user, capabilities, quizCompleted: true };
}

const cookieOf = async (user: CurrentUser): Promise<Record<string, string>> => ({
  Cookie: `auth_token=${await createSession(at(0), user.id, "tests")}`,
});

/** Does the work that was noted, each job twice, since an answer may be lost. */
async function runJobs(): Promise<void> {
  const work = {
    mail: deliverMail,
    "trip-confirmation": (job: Parameters<typeof deliverMail>[0]) => sendTripConfirmation(at(0), job),
    "seal-opened": (job: Parameters<typeof deliverMail>[0]) => tellOpened(at(0), job),
    "sealed-called-off": (job: Parameters<typeof deliverMail>[0]) => settleCalledOff(at(0), job),
  } as Record<string, typeof deliverMail>;
  for (let job = await claimJob(new Date()); job; job = await claimJob(new Date())) {
    const handler = work[job.kind];
    if (!handler) throw new Error(`Nobody does ${job.kind}`);
    for (let time = 0; time < 2; time++) await handler(job);
    await finishJob(job, new Date());
  }
}

let forms = 0;
const seal = (user: CurrentUser, wish = WISH): Promise<Trip> => sealTrip(at(0), user, wish, `form-${++forms}`);

async function pay(user: CurrentUser, trip: Trip): Promise<string> {
  const url = await payForSealed(at(0), user, trip.id);
  const { provider_session_id: session } = await db()
    .selectFrom("checkouts")
    .select("provider_session_id")
    .where("trip_id", "=", trip.id)
    .executeTakeFirstOrThrow();
  await world.sandbox.pay(session!);
  await fulfilCheckout(at(0), session!);
  return url;
}

/** The words that no page may show of a trip before its envelope is open. */
function secretsOf(trip: Trip): string[] {
  const place = findDestination(trip.destination.slug!)!;
  const { flight, hotel } = trip as Required<Trip>;
  const legs = flownLegs(flight.offer);
  const home = ["LHR", "LGW", "STN", "LTN", "LCY", "SEN", "LON"];
  const codes = legs.flatMap(({ segments }) => segments.flatMap(({ from, to }) => [from, to]));
  const words = [
    place.name,
    place.slug,
    countryName(place.country),
    hotel.offer.name,
    hotel.offer.neighbourhood!,
    hotel.offer.address,
    hotel.offer.id,
    flight.offer.id,
    ...legs.flatMap(({ segments }) => segments.map(({ flightNumber }) => flightNumber)),
    ...(trip.itinerary?.days ?? [])
      .flatMap(({ items }) => items.map(({ name }) => name))
      .filter((name) => name.length > 9),
    hotel.offer.lat.toFixed(3),
    hotel.offer.lon.toFixed(3),
    place.lat.toFixed(2),
    place.lon.toFixed(2),
  ];
  const airports = [...new Set([...codes, ...place.airports])].filter((code) => !home.includes(code));
  return [...new Set([...words.map((word) => word.toLowerCase()), ...airports])];
}

const isCode = (secret: string): boolean => /^[A-Z]{3}$/.test(secret);

/** How often a text tells each secret: words in any letters, codes of airports where they stand alone. */
function counts(text: string, secrets: readonly string[]): number[] {
  const lower = text.toLowerCase();
  return secrets.map((secret) => {
    if (!isCode(secret)) return lower.split(secret).length - 1;
    return text.includes(secret) ? text.split(new RegExp(`\\b${secret}\\b`)).length - 1 : 0;
  });
}

/** Addresses of a trip, of its files and of its payments. */
const OF_TRIP = /:(tripId|id|bookingId|token|file|session)\b/;
/** The name of a route's file, by which what was changed is always tried. */
const pageOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1).replace(/\.tsx?$/, "");
/** Addresses that end the session, the account or the database. */
const ENDS = /^\/(signout|profile\/account\/delete|dev\/reset)$|auth\/signout/;

describe("a sealed trip (issue 13)", () => {
  // Pages tell the same on each database.
  it.skipIf(process.env.TEST_POSTGRES_URL)(
    "tells nobody where it goes: no page, call, file, mail or title, before it is paid and after",
    async () => {
      const trip = await seal(owner);
      const feed = await makeCalendarFeed(at(0), owner.id);
      const mailed = await mailedCalendarPath(at(0), { tripId: trip.id, userId: owner.id });
      await inviteCompanion(at(0), owner, trip, { name: "Carl", email: companion.email });
      const carl = (await listCompanions(trip)).find(({ name }) => name === "Carl")!;
      const token = invitationPath(carl).split("/").at(-1)!;
      const said = { name: "Carl", likes: [], never: [], diets: [], access: [] };
      await joinTrip(at(0), token, said as unknown as Parameters<typeof joinTrip>[2], FIRST_OPTIONS, companion);
      await shareTrip(at(0), trip.id, { userId: owner.id });
      const paying = await pay(owner, trip);
      expect(paying).not.toContain(trip.destination.slug);
      await runJobs();

      const whole = (await findTripBehindSeal(trip.id, owner.id))!;
      expect(whole.status).toBe("booked");
      expect(whole.itinerary?.days.length).toBeGreaterThan(3);
      const secrets = secretsOf(whole);
      expect(secrets.length).toBeGreaterThan(15);
      const receipt = await db()
        .selectFrom("ledger_entries")
        .select("id")
        .where("user_id", "=", owner.id)
        .executeTakeFirst();
      const session = await db().selectFrom("checkouts").select("provider_session_id").executeTakeFirstOrThrow();
      const values: Values = {
        tripId: trip.id,
        id: trip.id,
        bookingId: trip.id,
        token,
        "/calendar/:file file": feed.split("/").at(-1)!,
        "/calendar/trip/:file file": mailed.split("/").at(-1)!,
        "/billing/receipts/:id id": receipt!.id,
        session: session.provider_session_id!,
      };
      const nobody: Values = { ...values, tripId: "none", id: "none", bookingId: "none", session: "none" };
      // An account of the same taste: pages that advise places may name the sealed one to both.
      const stranger = await cookieOf(await newOwner("Nora"));
      const callers = { owner: await cookieOf(owner), companion: await cookieOf(companion), visitor: {} };
      const leaks: string[] = [];
      let asked = 0;
      /** What an answer tells; of a page, what it would tell anybody with the same taste is no secret. */
      const look = async (about: string, got: string, others?: () => Promise<string>) => {
        asked++;
        const told = counts(got, secrets);
        if (told.every((count) => count === 0)) return;
        const usual = others ? counts(await others(), secrets) : [];
        told.forEach((count, index) => {
          if (count > (usual[index] ?? 0)) leaks.push(`${about}: ${secrets[index]}`);
        });
      };
      const known = ADDRESSES.filter((one) => !ENDS.test(one.path));
      const openToAll = sampleOfDay(
        known.filter(({ path }) => !OF_TRIP.test(path)),
        ({ file }) => pageOf(file),
        30,
      );
      for (const address of known) {
        const isOfTrip = OF_TRIP.test(address.path);
        for (const [who, headers] of Object.entries(callers)) {
          for (const query of [
            "",
            `?trip=${trip.id}`,
            `?session_id=${session.provider_session_id}&payment_status=paid`,
          ]) {
            if (
              query !== "" &&
              !/itinerary\/view|planner|confirmation|success|surprise|sealed|dashboard/.test(address.path)
            )
              continue;
            // To a page, a visitor who names no trip is like any other.
            if (query === "" && who === "visitor" && !isOfTrip && !openToAll.includes(address)) continue;
            await look(`${who} ${address.path}${query}`, await ask(address, values, headers, { query }), () =>
              ask(address, nobody, stranger, { query: query.replace(trip.id, "none") }),
            );
          }
          if (isOfTrip && !/account|webhooks/.test(address.path))
            await look(`${who} POST ${address.path}`, await ask(address, values, headers, { json: {} }));
        }
      }
      expect(asked).toBeGreaterThan(400);
      expect(leaks).toEqual([]);

      const mails = await listOutbox();
      expect(mails.map(({ subject }) => subject).join()).toContain("Booked: Sealed trip");
      expect(counts(JSON.stringify(mails), secrets).every((count) => count === 0)).toBe(true);
      const paid = await db().selectFrom("sandbox_payment_objects").select("body").execute();
      expect(counts(JSON.stringify(paid), secrets).every((count) => count === 0)).toBe(true);
      expect((await findTripBehindSeal(trip.id, owner.id))?.seal).toBeDefined();

      // The same searches find the destination once the envelope is open: so an empty search before means something.
      await openSealed(at(0), trip.id, owner.id);
      const telling = [
        "/trip/:tripId",
        "/trips/:tripId/calendar.ics",
        "/trips/:tripId/places.gpx",
        "/trips/:tripId/map.svg",
      ];
      for (const path of [
        ...telling,
        "/calendar/:file",
        "/calendar/trip/:file",
        "/api/v1/trips/:id",
        "/api/v1/trips/:id/pdf",
        "/trip/dashboard",
      ]) {
        const got = await ask(
          ADDRESSES.find((one) => one.path === path)!,
          values,
          callers.owner,
        );
        expect(
          counts(got, secrets).some((count) => count > 0),
          path,
        ).toBe(true);
      }
      const forCompanion = ADDRESSES.find(({ path }) => path === "/trips/:tripId/take-along")!;
      expect(counts(await ask(forCompanion, values, callers.companion), secrets).some((count) => count > 0)).toBe(true);
      const shared = ADDRESSES.find(({ path }) => path === "/trips/:tripId/shared")!;
      expect(counts(await ask(shared, values, callers.visitor), secrets).some((count) => count > 0)).toBe(true);
    },
    240_000,
  );

  it("opens at its time, once, with a mail that tells, and is a trip like any other then", async () => {
    const user = await newOwner("Tim");
    const trip = await seal(user);
    await pay(user, trip);
    await runJobs();
    await clearOutbox();
    const { opensAt } = trip.seal!;
    expect(opensAt.slice(0, 10)).toBe(inDays(53));
    const early = makeCtx({ now: new Date(Date.parse(opensAt) - 1_000) });
    await openDueEnvelopes(early);
    expect((await getTrip(early, trip.id, { userId: user.id })).name).toBe(SEALED_NAME);
    const due = makeCtx({ now: new Date(opensAt) });
    await openDueEnvelopes(due);
    await openDueEnvelopes(due);
    const open = await getTrip(due, trip.id, { userId: user.id });
    expect(open.seal).toBeUndefined();
    expect(findDestination(open.destination.slug!)?.name).toBe(open.destination.name);
    expect(open.itinerary?.days.length).toBeGreaterThan(3);
    await runJobs();
    const mails = await listOutbox();
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
    expect(mails[0]!.subject).toBe(`Your envelope is open: ${open.destination.name}`);
    expect(mails[0]!.attachments).toHaveLength(1);
    expect(await exportSealed(user.id)).toMatchObject([{ sealedUntil: null, openedAt: opensAt }]);
  }, 60_000);

  it("opens once when its owner's press, the page and the clock of several processes come together", async () => {
    const user = await newOwner("Abel");
    const trip = await seal(user);
    await pay(user, trip);
    await db().deleteFrom("jobs").execute();
    const errors: unknown[] = [];
    const log = { ...makeCtx().log, error: (about: unknown) => void errors.push(about) };
    const due = makeCtx({ now: new Date(trip.seal!.opensAt), log });
    const press = () => openSealed(due, trip.id, user.id);
    const clock = () => openDueEnvelopes(due);
    const page = () => findEnvelope(due, user, trip.id);
    expect(await Promise.all([press(), clock(), page(), press(), clock(), page()])).toEqual(Array(6).fill(undefined));
    expect(errors).toEqual([]);
    const commands = db().selectFrom("trip_commands").select("key").where("kind", "=", "openSeal");
    expect(await commands.where("trip_id", "=", trip.id).execute()).toHaveLength(1);
    const noted = await db().selectFrom("jobs").select(["kind", "key"]).execute();
    expect(noted).toEqual([{ kind: "seal-opened", key: `seal-opened:${trip.id}` }]);
    expect(await exportSealed(user.id)).toMatchObject([{ sealedUntil: null, openedAt: trip.seal!.opensAt }]);
  });

  it("keeps to what was said: no visa, nothing refused, within the limit", async () => {
    const user = await newOwner("Vera");
    for (let draws = 0; draws < 4; draws++) {
      const trip = await seal(user);
      const whole = (await findTripBehindSeal(trip.id, user.id))!;
      const place = findDestination(whole.destination.slug!)!;
      expect(place.country).not.toBe("ES");
      expect(place.slug).not.toBe("lisbon");
      expect(trip.seal!.totalMinor).toBeLessThanOrEqual(WISH.limitMinor);
    }
    await expect(seal(user, { ...WISH, passports: ["GB", "IN"] })).rejects.toThrow("Too few places fit");
    await expect(seal(user, { ...WISH, limitMinor: 10_000 })).rejects.toThrow("within your limit");
    expect(await exportSealed(user.id)).toHaveLength(4);
  }, 60_000);

  it("is one trip for a form that is sent twice, and is opened by nobody else and not before it is paid", async () => {
    const user = await newOwner("Una");
    const [one, two] = [await sealTrip(at(0), user, WISH, "same"), await sealTrip(at(0), user, WISH, "same")];
    expect(one.id).toBe(two.id);
    await expect(openSealed(at(0), one.id, user.id)).rejects.toThrow("Only a trip that is paid can be opened");
    await expect(openSealed(at(0), one.id, owner.id)).rejects.toThrow();
    // An unpaid one is deleted when its time comes.
    await openDueEnvelopes(makeCtx({ now: new Date(one.seal!.opensAt) }));
    expect((await getTrip(at(0), one.id, { userId: user.id })).status).toBe("cancelled");
  }, 60_000);

  it("is called off without telling, and gives back what its rules give back", async () => {
    const user = await newOwner("Walt");
    const trip = await seal(user);
    await pay(user, trip);
    await runJobs();
    await clearOutbox();
    const headers = await cookieOf(user);
    const params = { tripId: trip.id };
    const call = (fields?: Fields, query = "") => args(`/trips/${trip.id}/sealed${query}`, { fields, headers, params });
    const page = await outcome(envelopePage.loader(call(undefined, "?ask=cancel")));
    expect(page.body).toMatchObject({ asks: "cancel", envelope: { state: "paid" } });
    const whole = (await findTripBehindSeal(trip.id, user.id))!;
    expect((await outcome(envelopePage.action(call({ intent: "call-off" })))).status).toBe(303);
    expect((await outcome(envelopePage.action(call({ intent: "call-off" })))).status).toBe(409);
    await runJobs();
    const { refund_minor: back } = await db()
      .selectFrom("sealed_trips")
      .select("refund_minor")
      .where("trip_id", "=", trip.id)
      .executeTakeFirstOrThrow();
    const { flight, hotel } = whole as Required<Trip>;
    const free = hotel.offer.cancellation.freeUntil;
    const expected =
      (flight.offer.fare === "flexible" ? flight.offer.priceMinor : 0) +
      (free !== undefined && free >= inDays(0) ? hotel.offer.totalMinor : 0);
    expect(back).toBe(expected);
    expect((await listRefunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
    const mails = await listOutbox();
    expect(mails.map(({ subject }) => subject)).toEqual(["Your sealed trip is cancelled"]);
    const after = await outcome(envelopePage.loader(call()));
    expect(after.body).toMatchObject({ envelope: { state: "cancelled" } });
    const told = JSON.stringify([mails, after.body, page.body]);
    expect(counts(told, secretsOf(whole)).every((count) => count === 0)).toBe(true);
    await openDueEnvelopes(makeCtx({ now: new Date(trip.seal!.opensAt) }));
    expect((await getTrip(at(0), trip.id, { userId: user.id })).seal).toBeDefined();
  }, 60_000);
});

describe("an envelope that went wrong", () => {
  it("does not name the place in what it says, and charges nothing", async () => {
    const user = await newOwner("Gwen");
    const trip = await seal(user);
    const gone = { destination_slug: "atlantis", destination_name: "Atlantis" };
    await db().updateTable("trips").set(gone).where("id", "=", trip.id).execute();
    const headers = await cookieOf(user);
    const call = (fields?: Fields) =>
      args(`/trips/${trip.id}/sealed`, { fields, headers, params: { tripId: trip.id } });
    const page = await outcome(envelopePage.loader(call()));
    const paid = await outcome(envelopePage.action(call({ intent: "pay" })));
    expect([page.status, paid.status]).toEqual([200, 503]);
    expect(JSON.stringify([page.body, paid.body])).not.toContain("tlantis");
    const checkouts = await db().selectFrom("checkouts").select("id").where("trip_id", "=", trip.id).execute();
    expect(checkouts).toEqual([]);
  });

  it("asks for another one when what was sealed is sold out, or dearer than the limit by now", async () => {
    const user = await newOwner("Hal");
    const trip = await seal(user);
    const whole = (await findTripBehindSeal(trip.id, user.id))!;
    const sold = FLIGHT.write({ ...whole.flight!, offer: { ...whole.flight!.offer, id: "sold-out" } });
    const set = (flight: string) => db().updateTable("trips").set({ flight }).where("id", "=", trip.id).execute();
    await set(sold);
    await expect(payForSealed(at(0), user, trip.id)).rejects.toThrow("is no longer available");
    await set(FLIGHT.write(whole.flight!));
    const wish = SEALED_WISH.write({ ...WISH, limitMinor: trip.seal!.totalMinor - 1 });
    await db().updateTable("sealed_trips").set({ wish }).where("trip_id", "=", trip.id).execute();
    await expect(payForSealed(at(0), user, trip.id)).rejects.toThrow("above your limit");
  });
});

describe("the form of a sealed trip", () => {
  const FORM: Fields = {
    startDate: inDays(60),
    endDate: inDays(65),
    adults: "2",
    childCount: "0",
    departureCity: "London",
    tier: "stretch",
    seed: "7",
    passports: "United Kingdom",
    validUntil: inDays(1500),
    refused: "Spain, Lisbon",
    limit: "$9,000",
  };
  it("says beside the field what is wrong, and keeps what was typed", async () => {
    const user = await newOwner("Fay");
    const headers = await cookieOf(user);
    const send = (fields: Fields) => outcome(sealedPage.action(args("/surprise/sealed", { fields, headers })));
    const problemOf = async (more: Fields) => {
      const { status, body } = await send({ ...FORM, ...more });
      return [status, (body as { fields: Record<string, string[]> }).fields] as const;
    };
    expect(await problemOf({ passports: "Atlantis" })).toMatchObject([
      422,
      { passports: [expect.stringContaining("Atlantis")] },
    ]);
    expect(await problemOf({ refused: "Spain, Nowhere at all" })).toMatchObject([
      422,
      { refused: [expect.anything()] },
    ]);
    expect(await problemOf({ limit: "plenty" })).toMatchObject([422, { limit: [expect.anything()] }]);
    expect(await problemOf({ startDate: inDays(5), endDate: inDays(8) })).toMatchObject([
      422,
      { startDate: [expect.anything()] },
    ]);
    expect(await problemOf({ validUntil: inDays(61) })).toMatchObject([422, { validUntil: [expect.anything()] }]);
    const sent = await send(FORM);
    expect(sent.location).toMatch(/^\/trips\/[^/]+\/sealed$/);
  }, 60_000);
});
