import { db } from "#app/db/client.server";
import { fillExample } from "#app/http/api/example";
import type { Declaration } from "#app/http/api/operation";
import type { ApiPath } from "#app/http/api/operation.server";
import {
  createApiTokens,
  createSession,
  findUserBySession,
  grantEntitlement,
  signUp,
} from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { requestPasswordReset, sendPasswordReset } from "#app/modules/accounts/sign-in/password-reset.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { confirmPaidHold, startPaidHold } from "#app/modules/booking/checkout/holds.server";
import { clearOutbox, deliverMail, listOutbox } from "#app/modules/email/email.server";
import { searchHotels } from "#app/modules/inventory/search/inventory.server";
import { hotelQueryFor } from "#app/modules/planner/offers.server";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import { previewSurprise } from "#app/modules/surprise/surprise.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import { HOTEL, ITINERARY } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as googleStart from "#app/routes/account/google-start";
import { seedPositions } from "#app/data/seed/positions";
import { utcDateOf } from "#app/shared/calendar";
import { claimJob, finishJob } from "#tests/setup/jobs";
import type { BookingWorld } from "../booking/booking.fixture";
import { makePdf } from "../trips/documents.fixture";
import {
  closeBookingWorld,
  insertChosenTrip,
  insertTrip,
  makeCtx,
  openBookingWorld,
  updateTrip,
} from "../booking/booking.fixture";
import { startFakeGoogle } from "../accounts/google.fixture";
import type { FakeGoogle } from "../accounts/google.fixture";
import { FIRST_OPTIONS, answerQuiz } from "../planning/traveller.fixture";

export const ORIGIN = "http://localhost:3000";

/** A caller's credentials, and further headers of its request. */
export type Headers = Record<string, string>;

const inDays = (days: number) => utcDateOf(new Date(Date.now() + days * 86_400_000));
/** Two days, which are planned in little time. */
const dates = { start_date: inDays(60), end_date: inDays(61) };
const real = () => makeCtx({ now: new Date() });

/** All objects that the declared examples mention, made anew for each call. */
export class ApiWorld {
  booking!: BookingWorld;
  google!: FakeGoogle;
  /** Owns the objects of the examples; has premium and a finished quiz. */
  caller!: CurrentUser;
  /** Another account, with a bearer token of its own. */
  stranger!: Headers;
  /** Days of a trip, as they are stored. */
  days!: string;
  private passwordHash!: string | null;
  private sender = 0;
  private sessionId = "";

  /** An address that has not been called from yet. */
  address(): string {
    this.sender++;
    return `10.${this.sender >> 16}.${(this.sender >> 8) & 255}.${this.sender & 255}`;
  }

  async signedIn(userId = this.caller.id): Promise<Headers> {
    return { Authorization: `Bearer ${(await createApiTokens(real(), userId)).token}` };
  }

  private trip = (changes: Parameters<typeof insertTrip>[1] = {}) => insertTrip(this.caller, { ...dates, ...changes });

  /** A trip with a stay, which can be paid for. */
  private chosenTrip = () => insertChosenTrip(this.caller, dates);

  private async resetToken(): Promise<string> {
    await clearOutbox();
    await requestPasswordReset({ ...real(), address: this.address() }, this.caller.email);
    const soon = new Date(Date.now() + 60_000);
    for (let job = await claimJob(soon); job; job = await claimJob(soon)) {
      if (job.kind === "password-reset") await sendPasswordReset(job);
      if (job.kind === "mail") await deliverMail(job);
      await finishJob(job, new Date());
    }
    const mail = (await listOutbox()).find(({ text }) => text.includes("resetToken"))!;
    return new URL(/https?:\S+/.exec(mail.text)![0]).searchParams.get("resetToken")!;
  }

  private async paidTrip(): Promise<string> {
    const id = await this.chosenTrip();
    const { sessionId } = await startCheckout(real(), this.caller, id);
    await this.booking.sandbox.pay(sessionId);
    this.sessionId = sessionId;
    return id;
  }

  /** A trip with a stay whose price can be held. */
  private async holdableTrip(): Promise<string> {
    const id = await this.trip();
    const trip = await getTrip(real(), id, { userId: this.caller.id });
    const [offer] = (await searchHotels(hotelQueryFor(trip, inDays(0)))).offers;
    await updateTrip(id, { hotel: HOTEL.write({ offer: offer!, reason: "the first" }) });
    return id;
  }

  private async heldTrip(): Promise<string> {
    const id = await this.holdableTrip();
    const { sessionId } = await startPaidHold(real(), this.caller, id);
    await this.booking.sandbox.pay(sessionId);
    await confirmPaidHold(real(), this.caller, id, sessionId);
    return id;
  }

  /** The same draw each time: its request and seed are the same. */
  private surprise() {
    const [startDate, endDate] = [inDays(60), inDays(64)];
    return previewSurprise(real(), this.caller, {
      ...{ startDate, endDate, adults: 1, children: 0, tier: "stretch", seed: 7 },
      origin: { code: "LON", label: "London (all airports)" },
    });
  }

  private readonly words: Record<string, () => Promise<string> | string> = {
    tripId: () => this.trip(),
    plannedTripId: () => this.trip({ itinerary: this.days }),
    bookedTripId: () => this.trip({ status: "booked" }),
    chosenTripId: () => this.chosenTrip(),
    unpaidTripId: () => this.trip(),
    paidTripId: () => this.paidTrip(),
    holdableTripId: () => this.holdableTrip(),
    heldTripId: () => this.heldTrip(),
    sessionId: () => this.sessionId,
    surpriseId: async () => (await this.surprise()).id,
    candidateId: async () => (await this.surprise()).candidates[0]!.id,
    userId: () => this.caller.id,
    resetToken: () => this.resetToken(),
    refreshToken: async () => (await createApiTokens(real(), this.caller.id)).refreshToken,
  };

  /** The declared example with all objects that it names. */
  async exampleOf({ example }: Declaration): Promise<Declaration["example"]> {
    const made = new Map<string, string>();
    for (const [, name = ""] of JSON.stringify(example).matchAll(/\{(\w+)\}/g))
      if (!made.has(name)) made.set(name, await this.words[name]!());
    return fillExample(example, inDays(0), (name) => made.get(name)!);
  }

  /** The preparation of a call beside its example: a sign-in with Google begins in the browser. */
  async begin(declaration: Declaration, example: Declaration["example"]): Promise<Headers> {
    if (declaration.id !== "completeGoogleSignIn") return {};
    const address = this.address();
    this.google.person = { sub: address, email: `g${this.sender}@example.com`, email_verified: true };
    const begun = await googleStart.loader({
      request: new Request(`${ORIGIN}/auth/google?mode=signup`),
      params: {},
      context: { origin: ORIGIN, address },
    });
    Object.assign(example.body as object, this.google.consent(begun.headers.get("Location")!));
    return { Cookie: begun.headers.get("Set-Cookie")!.split(";")[0]! };
  }

  /** Makes a call as the server would, from an address of its own. */
  async call(
    route: ApiPath,
    method: string,
    { params = {}, query = {}, body }: Declaration["example"],
    headers: Headers = {},
  ): Promise<Response> {
    const address = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const isForm = Object.values(route.operations).some(({ declaration }) => declaration.form) && method === "POST";
    if (isForm && typeof body === "object")
      return this.sendForm(route, address, body as Record<string, string>, headers);
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const request = new Request(`${ORIGIN}${address}?${new URLSearchParams(query)}`, {
      method,
      body: text,
      headers: { ...(text !== undefined && { "Content-Type": "application/json" }), ...headers },
    });
    return route({ request, params, context: { origin: ORIGIN, address: this.address() } });
  }

  /** Sends a form with a resume, unless its fields say that there is none. */
  private sendForm(route: ApiPath, address: string, { resume, ...fields }: Record<string, string>, headers: Headers) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
    const bytes = resume === undefined ? makePdf() : Buffer.from(resume);
    if (resume !== "") form.set("resume", new File([bytes as BlobPart], "resume.pdf"));
    const request = new Request(`${ORIGIN}${address}`, { method: "POST", body: form, headers });
    return route({ request, params: {}, context: { origin: ORIGIN, address: this.address() } });
  }

  async open(): Promise<void> {
    this.google = await startFakeGoogle();
    Object.assign(process.env, {
      DISRUPTION_ALERTS: "on",
      GOOGLE_CLIENT_ID: "client-id",
      GOOGLE_CLIENT_SECRET: "client-secret",
      GOOGLE_AUTH_URL: `${this.google.origin}/consent`,
      GOOGLE_TOKEN_URL: `${this.google.origin}/token`,
      GOOGLE_USERINFO_URL: `${this.google.origin}/userinfo`,
      GOOGLE_JWKS_URL: `${this.google.origin}/certs`,
    });
    this.booking = await openBookingWorld();
    const account = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", password: "Harbour-light-7" };
    this.caller = await signUp(real(), account);
    const row = db().selectFrom("users").select("password_hash").where("id", "=", this.caller.id);
    this.passwordHash = (await row.executeTakeFirstOrThrow()).password_hash;
    await grantEntitlement(db(), {
      userId: this.caller.id,
      kind: "premium",
      source: "test",
      startsAt: "2020-01-01T00:00:00.000Z",
    });
    await answerQuiz(this.caller.id, FIRST_OPTIONS);
    await finalizeQuiz(real(), this.caller.id);
    // With the changes that premium and the quiz have made to the account.
    this.caller = (await findUserBySession(real(), await createSession(real(), this.caller.id, "tests")))!;
    const id = await this.trip({ status: "booked" });
    this.days = ITINERARY.write((await generateDays(real(), { id }, this.caller)).itinerary!);
    await seedPositions(db(), new Date());
    this.stranger = await this.signedIn(this.booking.eve.id);
  }

  /** Runs before each test: a changed password is the old one again, and no calls are counted. */
  async freshen(): Promise<void> {
    await db().deleteFrom("rate_limits").execute();
    await db()
      .updateTable("users")
      .set({ password_hash: this.passwordHash })
      .where("id", "=", this.caller.id)
      .execute();
  }

  async close(): Promise<void> {
    await closeBookingWorld();
    await this.google.stop();
  }
}

/** The browser's cookie of the caller. */
export async function cookieOf(userId: string): Promise<Headers> {
  return { Cookie: `auth_token=${await createSession(real(), userId, "tests")}` };
}
