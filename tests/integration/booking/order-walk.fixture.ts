import { vi } from "vitest";
import { db } from "#app/db/client.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { settleCancelled, TRIP_CANCELLED_JOB } from "#app/modules/booking/checkout/cancel-booking.server";
import { RELEASE_HELD_JOB, releaseHeld } from "#app/modules/booking/orders/release-seats.server";
import { sweepOrderings } from "#app/modules/booking/orders/ordering.server";
import { selectOrderingOfTrip } from "#app/modules/booking/orders/orders-of-trip.repo.server";
import type { Ordering } from "#app/modules/booking/money/orders.repo.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import type { Between } from "#app/modules/trips/trip/between";
import { BETWEEN } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import * as confirmation from "#app/routes/billing/confirmation";
import * as sandboxPay from "#app/routes/billing/sandbox-pay";
import * as booking from "#app/routes/planner/booking";
import * as flight from "#app/routes/planner/flight";
import * as hotel from "#app/routes/planner/hotel";
import * as start from "#app/routes/planner/start";
import * as travellers from "#app/routes/planner/travellers";
import type { HoldPage } from "#app/modules/booking/checkout/hold-page";
import * as hold from "#app/routes/trips/hold";
import * as cancel from "#app/routes/trips/cancel";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { makeCtx, updateTrip } from "./booking.fixture";

const ORIGIN = "http://localhost:3000";
const MINUTE_MS = 60_000;

type RouteArgs = Parameters<typeof start.action>[0];
type Step = (args: RouteArgs) => unknown;

/** A route's answer: the address it leads to, or its data. */
interface Answer {
  status: number;
  location: string | null;
  data: unknown;
}

/** Moves the clock of the product and of its services; timers run as before. */
export function laterBy(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** A traveller who walks through the product by its routes, as a browser without scripts does. */
export class Walker {
  readonly user: CurrentUser;
  readonly #cookies = new Map<string, string>();
  tripId = "";
  sessionId = "";

  constructor(user: CurrentUser) {
    this.user = user;
  }

  /** Sends a form, or asks for a page where there are no fields. */
  async ask(
    step: Step,
    address: string,
    params: Record<string, string>,
    fields?: Record<string, string>,
  ): Promise<Answer> {
    // A session lasts a day, and the clock is moved.
    this.#cookies.set("auth_token", await createSession(makeCtx({ now: new Date() }), this.user.id, "tests"));
    const request = new Request(new URL(address, ORIGIN), {
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      headers: { Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    const args = { request, params, context: { origin: ORIGIN } } as unknown as RouteArgs;
    const result: unknown = await Promise.resolve(step(args)).catch((error: unknown) => error);
    if (result instanceof Error) throw result;
    if (result instanceof Response) {
      for (const cookie of result.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      return { status: result.status, location: result.headers.get("Location"), data: undefined };
    }
    const { data, init } = result as { data?: unknown; init?: ResponseInit | null };
    if (data !== undefined && init !== undefined) return { status: init?.status ?? 200, location: null, data };
    return { status: 200, location: null, data: result };
  }

  /**
   * Plans a flight and a stay for two adults and a child of seven in two months, the cheapest there are. @param fare
   * the ending of the flight's name
   * @param between the neighbours of a place of a longer trip
   */
  async plan(from: string, to: string, fare = "", between?: Between): Promise<void> {
    // The test's clock stands still, and the newest trip is the planned one.
    laterBy(1000);
    const day = (days: number): string => addDays(utcDateOf(new Date()), days);
    const begun = await this.ask(
      start.action as Step,
      "/planner/start",
      {},
      {
        tripName: "",
        destination: to,
        departureCity: from,
        startDate: day(60),
        endDate: day(66),
        adults: "2",
        childCount: "1",
        childAge1: "7",
        budgetTotal: "3000",
        key: crypto.randomUUID(),
      },
    );
    if (begun.location !== "/planner/flight") throw new Error(`No trip was begun: ${JSON.stringify(begun.data)}`);
    const rows = await db()
      .selectFrom("trips")
      .select("id")
      .where("owner_id", "=", this.user.id)
      .orderBy("created_at", "desc")
      .orderBy("updated_at", "desc")
      .execute();
    this.tripId = rows[0]!.id;
    if (between) await updateTrip(this.tripId, { journey_id: "journey-1", between_places: BETWEEN.write(between) });
    await this.#choose(flight, "/planner/flight", fare);
    await this.#choose(hotel, "/planner/hotel", "");
  }

  /** Takes the cheapest offer whose name ends like that. */
  async #choose(route: { loader: unknown; action: unknown }, path: string, ending: string): Promise<void> {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data } = await this.ask(route.loader as Step, `${path}?all=1&page=${page}`, {});
      const listed = data as { cards: { id: string }[]; pages: number };
      pages = listed.pages;
      const card = listed.cards.find(({ id }) => id.endsWith(ending));
      if (!card) continue;
      const chosen = await this.ask(route.action as Step, path, {}, { offer: card.id });
      if (chosen.status !== 303) throw new Error(`Nothing was chosen at ${path}: ${JSON.stringify(chosen.data)}`);
      return;
    }
    throw new Error(`Nothing like that is for sale at ${path}`);
  }

  /** Enters the travellers' details; the family name of the first is given. */
  async tell(familyName = "Miller"): Promise<Answer> {
    const born = addDays(utcDateOf(new Date()), 66 - 7 * 366 - 30);
    const people: Record<string, Record<string, string>> = {
      "adult-1": { title: "ms", gender: "f", givenName: "Ada", familyName, bornOn: "1990-05-20" },
      "adult-2": { title: "mr", gender: "m", givenName: "Bo", familyName: "Miller", bornOn: "1988-01-02" },
      "child-1": { title: "miss", gender: "f", givenName: "Kim", familyName: "Miller", bornOn: born },
    };
    const passport = { passportNumber: "X1234567", passportCountry: "GB", passportExpires: "2035-01-01" };
    const fields = Object.entries(people).flatMap(([seat, texts]) =>
      Object.entries({ ...texts, ...passport }).map(([name, value]) => [`${seat}-${name}`, value] as const),
    );
    return this.ask(
      travellers.action as Step,
      "/planner/travellers",
      {},
      {
        ...Object.fromEntries(fields),
        email: "ada@example.com",
        phone: "+447700900123",
        intent: "keep",
      },
    );
  }

  /** The page of the travellers' details. */
  tellPage = (): Promise<Answer> => this.ask(travellers.loader as Step, "/planner/travellers", {});

  /** Empties a seat. */
  empty = (seat: string): Promise<Answer> =>
    this.ask(travellers.action as Step, "/planner/travellers", {}, { empty: seat });

  checkout = (): Promise<Answer> => this.ask(booking.loader as Step, "/planner/booking", {});

  /** Presses a button of the checkout. */
  press = (intent: string): Promise<Answer> => this.ask(booking.action as Step, "/planner/booking", {}, { intent });

  /** Goes to the payment page and pays there; the money is set aside. */
  async pay(intent = "pay"): Promise<void> {
    const pressed = await this.press(intent);
    this.sessionId = /\/sandbox\/pay\/([^/?]+)/.exec(pressed.location ?? "")?.[1] ?? "";
    if (!this.sessionId) throw new Error(`There was nothing to pay: ${JSON.stringify(pressed.data)}`);
    const path = `/sandbox/pay/${this.sessionId}`;
    await this.ask(sandboxPay.action as Step, path, { session: this.sessionId }, { intent: "pay" });
  }

  /** The page that the traveller comes back to. */
  async comeBack(): Promise<Record<string, unknown>> {
    const path = `/trips/${this.tripId}/confirmation?session_id=${this.sessionId}&payment_status=paid`;
    const page = () => this.ask(confirmation.loader as Step, path, { tripId: this.tripId });
    const first = await page();
    const shown = first.location === null ? first : await page();
    return (shown.data as { confirmation: Record<string, unknown> }).confirmation;
  }

  /** The page where a price is held. */
  holdPage = async (): Promise<HoldPage> =>
    (
      (await this.ask(hold.loader as Step, `/trips/${this.tripId}/hold`, { tripId: this.tripId })).data as {
        view: HoldPage;
      }
    ).view;

  /** Presses a button of that page. */
  pressHold = (fields: Record<string, string>): Promise<Answer> =>
    this.ask(hold.action as Step, `/trips/${this.tripId}/hold`, { tripId: this.tripId }, fields);

  /** Pays the fee of a hold of days, comes back, and lets the airline be asked. */
  async holdForDays(): Promise<void> {
    const pressed = await this.pressHold({ intent: "hold-for-days" });
    const session = /\/sandbox\/pay\/([^/?]+)/.exec(pressed.location ?? "")?.[1];
    if (!session) throw new Error(`There was nothing to hold: ${JSON.stringify(pressed.data)}`);
    await this.ask(sandboxPay.action as Step, `/sandbox/pay/${session}`, { session }, { intent: "pay" });
    await this.ask(hold.loader as Step, `/trips/${this.tripId}/hold?session_id=${session}`, { tripId: this.tripId });
    await sweepOrderings(makeCtx({ now: new Date() }), 20);
    await vi.waitFor(
      async () => {
        const row = await db()
          .selectFrom("trip_orderings")
          .innerJoin("checkouts", "checkouts.id", "checkout_id")
          .select(["lease", "next_at", "trip_orderings.created_at", "trip_orderings.state"])
          .where("provider_session_id", "=", session)
          .executeTakeFirst();
        const isBegun = row && (row.state !== "ordering" || row.next_at > row.created_at);
        if (!isBegun || row.lease !== null) throw new Error("It is being worked on");
      },
      { timeout: 60_000, interval: 20 },
    );
  }

  /** The work that gives held seats back. */
  async releaseSeats(): Promise<void> {
    const jobs = await db().selectFrom("jobs").selectAll().where("kind", "=", RELEASE_HELD_JOB).execute();
    for (const { id, payload } of jobs)
      await releaseHeld(makeCtx({ now: new Date() }), { id, payload } as Parameters<typeof releaseHeld>[1]);
  }

  trip = (): Promise<Trip> => getTrip(makeCtx({ now: new Date() }), this.tripId, { userId: this.user.id });

  async ordering(): Promise<Ordering> {
    const ordering = await selectOrderingOfTrip(db(), this.tripId, this.user.id);
    if (!ordering) throw new Error("Nothing is ordered");
    return ordering;
  }

  /** Lets the work that orders go on as far as it can be gone now. */
  async goOn(): Promise<Ordering> {
    const asked = new Date().toISOString();
    await sweepOrderings(makeCtx({ now: new Date() }), 20);
    return vi.waitFor(
      async () => {
        const ordering = await this.ordering();
        // Due work may not be in any process's hands yet; the process that continues it sets the time of the next look.
        const isAhead = ordering.state !== "ordering" || ordering.next_at > asked;
        if (!isAhead || ordering.lease !== null) throw new Error("It is being worked on");
        return ordering;
      },
      { timeout: 60_000, interval: 20 },
    );
  }

  /** Continues, at intervals, until it is decided. */
  async finish(stepMs = 2 * MINUTE_MS, most = 40): Promise<Ordering> {
    for (let pass = 0; pass < most; pass++) {
      const ordering = await this.goOn();
      if (ordering.state !== "ordering") return ordering;
      laterBy(stepMs);
    }
    throw new Error(
      `It does not end: ${JSON.stringify((await this.ordering()).orders.map(({ part, state, why }) => ({ part, state, why })))}`,
    );
  }

  /** The page that asks before the trip is cancelled. */
  cancelPage = (): Promise<Answer> =>
    this.ask(cancel.loader as Step, `/trips/${this.tripId}/cancel`, { tripId: this.tripId });

  /** Calls a trip off that is not booked. */
  callOff = (): Promise<Answer> =>
    this.ask(cancel.action as Step, `/trips/${this.tripId}/cancel`, { tripId: this.tripId }, { key: "call-off" });

  /** Cancels at the shown refund, and does the work that follows. */
  async cancel(): Promise<Answer> {
    const page = (await this.cancelPage()).data as { booked: { backMinor: number } };
    const answer = await this.ask(
      cancel.action as Step,
      `/trips/${this.tripId}/cancel`,
      { tripId: this.tripId },
      { back: String(page.booked.backMinor) },
    );
    await this.settle();
    return answer;
  }

  /** The job that cancels at the source and gives the money back. */
  async settle(): Promise<void> {
    const job = await db()
      .selectFrom("jobs")
      .selectAll()
      .where("kind", "=", TRIP_CANCELLED_JOB)
      .where("key", "=", `trip-cancelled:${this.tripId}`)
      .executeTakeFirst();
    if (job)
      await settleCancelled(makeCtx({ now: new Date() }), { id: job.id, payload: job.payload } as Parameters<
        typeof settleCancelled
      >[1]);
  }

  /** The part of the trip's payment that we keep, minor units. */
  async keptMinor(): Promise<number> {
    const checkout = await db()
      .selectFrom("checkouts")
      .selectAll()
      .where("provider_session_id", "=", this.sessionId)
      .executeTakeFirstOrThrow();
    const lines = await db()
      .selectFrom("ledger_transfers")
      .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
      .select(["debit", "credit", "ledger_transfers.amount_minor"])
      .where("checkout_id", "=", checkout.id)
      .where("kind", "!=", "fee")
      .execute();
    return lines.reduce(
      (sum, { debit, credit, amount_minor: minor }) =>
        sum + (debit === "provider" ? minor : 0) - (credit === "provider" ? minor : 0),
      0,
    );
  }
}
