import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import { listMarks } from "#app/modules/profile/marks.server";
import { sentPreferences } from "#app/modules/profile/ui/preferences-form";
import type { FormProblem } from "#app/shared/form-problem";
import { getPreferences } from "#app/modules/profile/preferences.server";
import type { ProfilePage } from "#app/modules/profile/profile-page";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import * as otherCallback from "#app/routes/account/other-callback";
import * as exportRoute from "#app/routes/account/export";
import * as travelDna from "#app/routes/api/account/user-travel-dna";
import * as travelProfile from "#app/routes/api/account/user-travel-profile";
import * as complete from "#app/routes/profile/complete";
import * as marks from "#app/routes/profile/marks";
import * as preferences from "#app/routes/profile/preferences";
import * as profile from "#app/routes/profile/profile";
import { profilePage } from "#app/modules/surprise/pages/profile-page.server";
import * as signInCheck from "#app/routes/debug/sign-in-check";
import * as profileTest from "#app/routes/profile/profile-test";
import * as research from "#app/routes/trips/research";
import { addDays } from "#app/shared/calendar";
import { insertTrip, makeCtx } from "../booking/booking.fixture";
import {
  FIRST_OPTIONS,
  answerQuiz,
  args,
  closeTravellerWorld,
  insertTraveller,
  openTravellerWorld,
  outcome,
} from "./traveller.fixture";
import type { Fields, Traveller } from "./traveller.fixture";

let ann: Traveller;
beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);
beforeEach(async () => {
  ann = await insertTraveller();
});

async function takeQuiz(traveller: Traveller): Promise<void> {
  await answerQuiz(traveller.id, FIRST_OPTIONS);
  await finalizeQuiz(makeCtx(), traveller.id);
}

const mark = (
  destination: string,
  kind: string,
  intent = "mark",
  headers: Record<string, string> = ann.headers,
  returnTo = "/explore/matches?month=5#match-lisbon",
) => outcome(marks.action(args("/profile/marks", { fields: { destination, kind, intent, returnTo }, headers })));
const marked = async (who = ann) => (await listMarks(who.id)).map(({ slug, kind }) => `${kind} ${slug}`).sort();

describe("marks of a place", () => {
  it("is kept once, and comes back to where it was said", async () => {
    for (let time = 0; time < 2; time++)
      expect(await mark("lisbon", "saved")).toMatchObject({
        status: 303,
        location: "/explore/matches?month=5#match-lisbon",
        toast: "Lisbon is saved. We'll show you more places like it.",
      });
    await Promise.all([mark("kyoto", "visited"), mark("kyoto", "visited"), mark("kyoto", "saved")]);
    expect(await marked()).toEqual(["saved kyoto", "saved lisbon", "visited kyoto"]);
  });

  it("is either saved or not for one, never both", async () => {
    await mark("lisbon", "visited");
    await mark("lisbon", "saved");
    await mark("lisbon", "dismissed");
    expect(await marked()).toEqual(["dismissed lisbon", "visited lisbon"]);
    await mark("lisbon", "saved");
    expect(await marked()).toEqual(["saved lisbon", "visited lisbon"]);
  });

  it("is one of the two also when two windows say the opposite at once", async () => {
    for (let time = 0; time < 5; time++) {
      await Promise.all([
        mark("lisbon", "saved"),
        mark("lisbon", "dismissed"),
        mark("lisbon", "saved"),
        mark("lisbon", "dismissed"),
      ]);
      expect(await marked()).toHaveLength(1);
    }
  });

  it("is taken back, also when it was never said, and touches nobody else's", async () => {
    const eve = await insertTraveller();
    await mark("lisbon", "saved", "mark", eve.headers);
    await mark("lisbon", "saved");
    for (let time = 0; time < 2; time++)
      expect(await mark("lisbon", "saved", "unmark")).toMatchObject({ status: 303, toast: "Undone for Lisbon." });
    expect(await marked()).toEqual([]);
    expect(await marked(eve)).toEqual(["saved lisbon"]);
  });

  it.each([
    ["atlantis", "saved", "mark"],
    ["lisbon", "loved", "mark"],
    ["lisbon", "saved", "burn"],
    ["", "saved", "mark"],
    ["'; drop table users; --", "saved", "mark"],
  ])("refuses %s, %s, %s", async (destination, kind, intent) => {
    expect(await mark(destination, kind, intent)).toMatchObject({ status: 400 });
    expect(await marked()).toEqual([]);
  });

  it("leads a visitor to the sign-in page, and stays within the site", async () => {
    expect(await mark("lisbon", "saved", "mark", {}, "/destination/lisbon")).toMatchObject({
      status: 303,
      location: "/signin?redirect=%2Fdestination%2Flisbon",
      toast: expect.stringContaining("Please sign in to continue") as string,
    });
    for (const evil of ["https://evil.example/", "//evil.example", "/\\evil.example"])
      expect((await mark("lisbon", "saved", "mark", ann.headers, evil)).location).toBe("/destination/lisbon");
  });
});

describe("preferences", () => {
  const good = {
    home: "HEL",
    currency: "EUR",
    units: "imperial",
    accessNeeds: ["step-free", "rest-breaks"],
    diets: ["vegan"],
  };
  const save = (changes: Fields, headers: Record<string, string> = ann.headers) =>
    outcome(preferences.action(args("/profile/preferences", { fields: { ...good, ...changes }, headers })));

  it("are kept for every trip and read back in the form", async () => {
    expect(await save({})).toMatchObject({ status: 303, location: "/profile" });
    expect(await getPreferences(ann.id)).toEqual({
      home: { code: "HEL", label: expect.stringContaining("Helsinki") as string },
      currency: "EUR",
      units: "imperial",
      accessNeeds: ["step-free", "rest-breaks"],
      diets: ["vegan"],
      tripReminders: true,
      lovesFood: false,
    });
    await save({ food: "on" });
    expect((await getPreferences(ann.id)).lovesFood).toBe(true);
    await save({ tripReminders: "off" });
    expect((await getPreferences(ann.id)).tripReminders).toBe(false);
    await save({ home: "", accessNeeds: [], diets: [] });
    expect(
      (await outcome(preferences.loader(args("/profile/preferences", { headers: ann.headers })))).body,
    ).toMatchObject({ values: { home: "", currency: "EUR", units: "imperial", accessNeeds: [], diets: [] } });
  });

  it.each([
    [{ home: "Xyzzyville" }, "home", "We don't know that airport. Try the city or the three-letter code."],
    [{ home: "x".repeat(81) }, "home", "That is too long for a city or an airport"],
    [{ currency: "XXX" }, "currency", "Choose a currency from the list"],
    [{ units: "parsecs" }, "units", "Choose kilometres or miles"],
  ])("refuse %j beside its field, and lose nothing that was typed", async (changes, field, text) => {
    const { status, body } = await save(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { [field]: [text] } });
    expect(sentPreferences(body as FormProblem)).toMatchObject({ ...good, ...changes });
    expect(await getPreferences(ann.id)).toMatchObject({ home: null, currency: "USD" });
  });

  it("take no needs and diets but their own", async () => {
    for (const changes of [{ accessNeeds: "wings" }, { diets: "air" }] as Fields[])
      expect(await save(changes)).toMatchObject({ status: 422 });
  });

  it("belong to somebody signed in", async () => {
    expect(await save({}, {})).toMatchObject({ status: 302, location: "/signin?redirect=%2Fprofile%2Fpreferences" });
  });
});

describe("the identity form", () => {
  const good = {
    firstName: "Mara",
    lastName: "Lind",
    handle: "@Mara_Lind",
    avatar: "kyoto",
    bio: "Trains, mostly.",
    website: "https://example.com/mara",
    instagram: "",
    youtube: "",
  };
  const save = (changes: Record<string, string>, who = ann) =>
    outcome(complete.action(args("/profile/complete", { fields: { ...good, ...changes }, headers: who.headers })));
  const handleOf = (who: Traveller) => `h${who.id.replaceAll("-", "").slice(0, 20)}`;

  it("is saved and read back", async () => {
    expect(await save({ handle: `@${handleOf(ann).toUpperCase()}` })).toMatchObject({
      status: 303,
      location: "/profile",
      toast: "Your profile is saved.",
    });
    expect(await ann.user()).toMatchObject({
      name: "Mara Lind",
      firstName: "Mara",
      handle: handleOf(ann),
      avatar: "kyoto",
      bio: "Trains, mostly.",
      socialLinks: { website: "https://example.com/mara" },
      onboardingComplete: true,
    });
    await save({ handle: "", avatar: "", bio: "", website: "" });
    expect(await ann.user()).toMatchObject({ handle: null, avatar: null, bio: null, socialLinks: {} });
  });

  it("refuses a handle that is taken, in any spelling, and keeps what was typed", async () => {
    const eve = await insertTraveller();
    await save({ handle: handleOf(eve) }, eve);
    const { status, body } = await save({ handle: handleOf(eve).toUpperCase() });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        fields: { handle: ["That handle is taken. Try another."] },
        values: { firstName: "Mara", bio: "Trains, mostly." },
      },
    });
    expect(await save({ handle: handleOf(eve) }, eve)).toMatchObject({ status: 303 });
  });

  it.each([
    [{ website: "javascript:alert(1)" }, "website"],
    [{ instagram: "http://example.com" }, "instagram"],
    [{ youtube: "https://" }, "youtube"],
    [{ website: "data:text/html,x" }, "website"],
    [{ handle: "no" }, "handle"],
    [{ handle: "1abc" }, "handle"],
    [{ firstName: "  " }, "firstName"],
    [{ avatar: "../../etc/passwd" }, "avatar"],
    [{ bio: "x".repeat(301) }, "bio"],
  ])("refuses %j beside its field", async (changes, field) => {
    const { status, body } = await save(changes as Record<string, string>);
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    expect(await ann.user()).toMatchObject({ name: "Ann Lee", onboardingComplete: false });
  });

  it("takes nothing but its own fields", async () => {
    await save({ handle: "", is_admin: "1", loyalty_points: "9000", quiz_completed: "1" });
    expect(await ann.user()).toMatchObject({
      isAdmin: false,
      quizCompleted: false,
      loyalty: { points: 0, tier: "explorer" },
    });
  });
});

describe("the profile", () => {
  const open = async (headers: Record<string, string> = ann.headers) =>
    ((await outcome(profile.loader(args("/profile", { headers })))).body as { profile: ProfilePage }).profile;

  it("shows somebody new as an explorer with everything to come", async () => {
    expect(await open()).toMatchObject({
      user: { name: "Ann Lee" },
      loyalty: { points: 0, name: "Explorer", next: { name: "Wayfarer", missing: 2500 } },
      completion: { percentage: 17 },
      quiz: { isOpen: false, isReady: false },
      dna: null,
      isDnaMissing: false,
      trips: [],
      saved: [],
      visited: [],
      dismissed: [],
    });
  });

  it("knows a quiz that is half done, one that waits to be revealed, and a Travel DNA", async () => {
    await answerQuiz(ann.id, { view: ["peaks"] });
    expect((await open()).quiz).toEqual({ isOpen: true, isReady: false });
    await answerQuiz(ann.id, FIRST_OPTIONS);
    expect((await open()).quiz).toEqual({ isOpen: false, isReady: true });
    await finalizeQuiz(makeCtx(), ann.id);
    expect(await open()).toMatchObject({
      quiz: { isOpen: false, isReady: false },
      dna: { confidence: 1, identity: { primary: expect.stringMatching(/^The /) as string } },
    });
  });

  it("stands without its trips and without its Travel DNA when they cannot be had", async () => {
    await takeQuiz(ann);
    await insertTrip(await ann.user());
    const user = await ann.user();
    expect(await open({ ...ann.headers, "x-voyance-fault": "trips=error" })).toMatchObject({
      trips: null,
      dna: { confidence: 1 },
    });
    expect((await profilePage(makeCtx({ faults: { profile: { kind: "error" } } }), user)).profile).toMatchObject({
      isDnaMissing: true,
      dna: null,
      trips: [{ name: "Seven days in Kyoto" }],
    });
  });

  it("is told to programs before and after the quiz", async () => {
    const ask = async (route: typeof travelDna) =>
      (await outcome(route.answer(args("/api/v1/user", { headers: ann.headers })))).body as {
        data: Record<string, unknown>;
      };
    expect((await ask(travelProfile)).data).toEqual({ quizCompleted: false, travelDNA: null, updatedAt: null });
    await takeQuiz(ann);
    await mark("lisbon", "saved");
    expect((await ask(travelProfile)).data).toMatchObject({
      quizCompleted: true,
      travelDNA: {
        profileType: expect.stringMatching(/^The /) as string,
        preferences: { destinations: ["lisbon"] },
        traits: { socialLevel: expect.any(Number) as number },
      },
    });
    expect((await ask(travelDna)).data).toMatchObject({
      travelDNA: { confidence: 1 },
      preferences: { currency: "USD", units: "metric" },
    });
    expect(await outcome(travelProfile.answer(args("/api/v1/user")))).toMatchObject({ status: 401 });
    expect(
      await outcome(
        travelProfile.answer(
          args("/api/v1/user", { headers: { ...ann.headers, "x-voyance-fault": "profile=status:503" } }),
        ),
      ),
    ).toMatchObject({ status: 503, body: { error: { code: "INTERNAL" } } });
  });

  it("takes everything along in the export, and everything away with the account", async () => {
    await takeQuiz(ann);
    await mark("lisbon", "saved");
    await outcome(
      preferences.action(
        args("/profile/preferences", {
          fields: { home: "HEL", currency: "EUR", units: "metric" },
          headers: ann.headers,
        }),
      ),
    );
    const file = (await outcome(exportRoute.loader(args("/profile/account/export", { headers: ann.headers })))).body;
    expect(file).toMatchObject({
      profile: { quiz_completed: true },
      traveller: {
        travelDna: { answers: FIRST_OPTIONS },
        preferences: { home: { code: "HEL" } },
        destinations: [{ slug: "lisbon", kind: "saved" }],
        quizRuns: [{ answers: FIRST_OPTIONS }],
      },
    });
    await deleteAccount(makeCtx(), ann.id);
    for (const table of ["quiz_sessions", "travel_profiles", "travel_preferences", "destination_marks"] as const)
      expect(await db().selectFrom(table).select("user_id").where("user_id", "=", ann.id).execute()).toEqual([]);
  });
});

describe("the sign-in diagnosis", () => {
  const diagnose = (headers: Record<string, string>) => outcome(profileTest.loader(args("/profile-test", { headers })));

  it("tells a session, none and a broken one apart, and names no token", async () => {
    const found = await diagnose(ann.headers);
    expect(found.body).toMatchObject({
      hasCookie: true,
      session: "valid",
      userId: ann.id,
      capabilities: ["canGenerateTrip", "canLockPrice", "canHoldPriceForDays"],
    });
    expect(JSON.stringify(found.body)).not.toContain(ann.headers.Cookie.slice("auth_token=".length));
    expect((await diagnose({})).body).toMatchObject({ hasCookie: false, session: "unknown", userId: null });
    expect((await diagnose({ ...ann.headers, "x-voyance-fault": "profile=error" })).body).toMatchObject({
      hasCookie: true,
      session: "unreadable",
    });
  });

  it("says until when a token lasts, and never the token", async () => {
    const found = await outcome(signInCheck.loader(args("/token-check", { headers: ann.headers })));
    expect(found.body).toMatchObject({ session: "valid", until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) });
    expect(JSON.stringify(found.body)).not.toContain(ann.headers.Cookie.slice("auth_token=".length));
  });

  it("is not there while debug pages are off", async () => {
    const settings = env();
    settings.DEBUG_PAGES = false;
    try {
      expect(await diagnose(ann.headers)).toMatchObject({ status: 302, location: "/" });
      expect(await outcome(signInCheck.loader(args("/token-check", { headers: ann.headers })))).toMatchObject({
        status: 302,
        location: "/",
      });
    } finally {
      settings.DEBUG_PAGES = true;
    }
  });
});

describe("a return from a provider nobody was sent to", () => {
  it("is refused, with or without a code", async () => {
    for (const [search, problem] of [
      ["", "No authorization code received"],
      ["?code=x&state=y", "Authentication failed"],
    ] as const) {
      const { init, data: body } = otherCallback.loader({ ...args(`/auth/callback/other${search}`), params: {} });
      expect({ status: init?.status, body }).toEqual({ status: 400, body: { problem, onward: "/signin" } });
    }
  });
});

describe("the research behind the days", () => {
  const ask = (target: string, headers: Record<string, string> = ann.headers) =>
    outcome(research.loader(args(target, { headers })));
  const inDays = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);

  it("is about the nearest trip that lies ahead, or the one asked for", async () => {
    expect(await ask("/research-itinerary", { Cookie: "" })).toMatchObject({
      status: 302,
      location: "/signin?redirect=%2Fresearch-itinerary",
    });
    expect((await ask("/research-itinerary")).body).toMatchObject({ research: null });
    const user = await ann.user();
    const kyoto = await insertTrip(user, { start_date: inDays(140), end_date: inDays(147) });
    const rome = await insertTrip(user, {
      name: "",
      destination_slug: "rome",
      destination_name: "Rome",
      start_date: inDays(70),
      end_date: inDays(73),
    });
    await insertTrip(user, {
      destination_slug: "oslo",
      destination_name: "Oslo",
      start_date: inDays(10),
      end_date: inDays(13),
      status: "cancelled",
    });
    expect((await ask("/research-itinerary")).body).toMatchObject({
      research: {
        trip: { id: rome, name: "Rome" },
        others: [{ id: kyoto }],
        planned: [],
        further: expect.arrayContaining([
          expect.objectContaining({
            name: "Colosseum",
            price: expect.stringMatching(/^(Free|About \$\d+)$/) as string,
            hours: expect.any(String) as string,
          }),
        ]) as unknown[],
      },
    });
    expect((await ask(`/research-itinerary?trip=${kyoto}`)).body).toMatchObject({ research: { trip: { id: kyoto } } });
  });

  it("shows nobody else's trip, and says when trips cannot be had", async () => {
    const eve = await insertTraveller();
    const hers = await insertTrip(await eve.user());
    expect((await ask(`/research-itinerary?trip=${hers}`)).body).toMatchObject({ research: null });
    expect(await ask("/research-itinerary", { ...ann.headers, "x-voyance-fault": "trips=error" })).toMatchObject({
      status: 503,
    });
  });
});
