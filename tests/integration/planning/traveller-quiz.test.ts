import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { QUESTION_IDS } from "#app/modules/profile/quiz";
import type { QuestionView } from "#app/modules/profile/question-view";
import type { RevealProps } from "#app/modules/profile/ui/reveal";
import { finalizeQuiz, findOpenQuiz, findTravelProfile, keepAnswer, openQuiz } from "#app/modules/profile/quiz.server";
import * as finalizeApi from "#app/routes/api/account/quiz-finalize-profile";
import * as quiz from "#app/routes/profile/quiz";
import * as revealing from "#app/routes/profile/revealing";
import * as welcome from "#app/routes/profile/welcome";
import type { FormProblem } from "#app/shared/form-problem";
import { makeCtx } from "../booking/booking.fixture";
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

const open = (target = "/quiz", headers: Record<string, string> = ann.headers) =>
  outcome(quiz.loader(args(target, { headers })));
const send = (fields: Fields, headers: Record<string, string> = ann.headers) =>
  outcome(quiz.action(args("/quiz", { fields, headers })));
const reveal = (headers: Record<string, string> = ann.headers) =>
  outcome(revealing.loader(args("/profile/revealing", { headers })));
const finalize = (json: unknown, headers: Record<string, string> = ann.headers) =>
  outcome(finalizeApi.answer(args("/api/quiz/finalize-profile", { json, headers })));
const countRuns = async () =>
  (await db().selectFrom("quiz_sessions").select("id").where("user_id", "=", ann.id).execute()).length;

describe("a run of the quiz", () => {
  it("wants an account first, and comes back to the quiz", async () => {
    for (const work of [open("/quiz", {}), send({ question: "view", choice: "peaks", intent: "answer" }, {})]) {
      expect(await work).toMatchObject({
        status: 303,
        location: "/signup?redirect=%2Fquiz",
        toast: "Please create an account to take the travel quiz",
      });
    }
  });

  it("keeps each answer on the server, for whatever device asks next", async () => {
    expect(await send({ question: "view", choice: ["peaks", "desert"], intent: "answer" })).toMatchObject({
      status: 303,
      location: "/quiz?q=pace",
    });
    expect(await send({ question: "pace", choice: "full", intent: "answer" })).toMatchObject({
      location: "/quiz?q=afternoon",
    });
    expect((await open()).body).toMatchObject({
      question: { id: "afternoon" },
      number: 3,
      of: 10,
      progress: 20,
      back: "/quiz?q=pace",
    });
    expect((await open("/quiz?q=view")).body).toMatchObject({
      question: { id: "view" },
      chosen: ["peaks", "desert"],
      back: null,
    });
    expect(await countRuns()).toBe(1);
  });

  it("opens no question ahead of the next one, nor one that is not there", async () => {
    for (const asked of ["spoil", "nothing", "%00"])
      expect((await open(`/quiz?q=${asked}`)).body).toMatchObject({ question: { id: "view" } });
  });

  it("can be skipped question by question, to the end", async () => {
    for (const question of QUESTION_IDS.slice(0, -1)) await send({ question, intent: "skip" });
    expect(await send({ question: "spoil", intent: "skip" })).toMatchObject({ location: "/profile/revealing" });
    expect((await reveal()).body).toMatchObject({
      answered: 0,
      identity: { primary: "Your Travel Identity" },
      description: null,
      dna: { confidence: 0, avoids: [] },
    });
  });

  it.each([
    [{ question: "view", intent: "answer" }, "Choose one to two, or skip the question."],
    [{ question: "pace", intent: "answer" }, "Choose one, or skip the question."],
    [
      { question: "afternoon", intent: "answer", choice: ["museum", "hike", "swim", "bath"] },
      "Choose one to three, or skip the question.",
    ],
    [{ question: "pace", intent: "answer", choice: "sideways" }, "Choose one, or skip the question."],
  ])("refuses %j and keeps what was chosen", async (fields, message) => {
    const answer = await send(fields as Fields);
    expect(answer).toMatchObject({ status: 422, location: null, toast: undefined, body: { fields: {}, message } });
    expect((answer.body as FormProblem).values.choice).toEqual("choice" in fields ? fields.choice : undefined);
    expect((await findOpenQuiz(ann.id))?.answers ?? {}).toEqual({});
  });

  it("does not know other questions", async () => {
    expect(await send({ question: "colour", intent: "answer", choice: "red" })).toMatchObject({ status: 400 });
    expect(await send({ intent: "answer" })).toMatchObject({ status: 400 });
  });

  it("loses no answer to a second window", async () => {
    await openQuiz(makeCtx(), ann.id);
    await Promise.all([
      send({ question: "view", choice: "peaks", intent: "answer" }),
      send({ question: "pace", choice: "slow", intent: "answer" }),
      open(),
    ]);
    expect((await findOpenQuiz(ann.id))?.answers).toEqual({ view: ["peaks"], pace: ["slow"] });
    expect(await countRuns()).toBe(1);
  });

  it("is one run, however many windows open it at once", async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => openQuiz(makeCtx(), ann.id)));
    expect(new Set(runs.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  it("says when an answer could not be kept, and keeps what was chosen", async () => {
    expect(
      await send(
        { question: "pace", choice: "slow", intent: "answer" },
        { ...ann.headers, "x-voyance-fault": "quiz=error" },
      ),
    ).toMatchObject({
      status: 503,
      body: { message: "We couldn't save your answer. Please send it again.", values: { choice: "slow" } },
    });
    expect(await open("/quiz", { ...ann.headers, "x-voyance-fault": "quiz=error" })).toMatchObject({ status: 503 });
  });
});

describe("the end of the quiz", () => {
  it("is not reached while questions are open", async () => {
    await answerQuiz(ann.id, { view: ["peaks"] });
    expect(await reveal()).toMatchObject({ status: 303, location: "/quiz" });
    expect(await finalize({})).toMatchObject({ status: 409, body: { error: { code: "CONFLICT" } } });
    expect((await ann.user()).quizCompleted).toBe(false);
  });

  it("makes the Travel DNA once, however often and from how many windows it is opened", async () => {
    await answerQuiz(ann.id, FIRST_OPTIONS);
    const all = await Promise.all([reveal(), reveal(), finalize({}), reveal()]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const first = await findTravelProfile(ann.id);
    await finalizeQuiz(makeCtx({ now: new Date("2027-01-01T00:00:00Z") }), ann.id);
    expect(await findTravelProfile(ann.id)).toEqual(first);
    expect(await countRuns()).toBe(1);
    expect(await ann.user()).toMatchObject({ quizCompleted: true });
    expect(await open()).toMatchObject({ status: 303, location: "/profile/revealing" });
    expect(await send({ question: "pace", choice: "full", intent: "answer" })).toMatchObject({
      location: "/profile/revealing",
    });
    expect(await outcome(welcome.loader(args("/welcome", { headers: ann.headers })))).toMatchObject({
      status: 303,
      location: "/profile",
    });
  });

  it("is there for a window whose user was read before another window reached it", async () => {
    await answerQuiz(ann.id, FIRST_OPTIONS);
    await finalizeQuiz(makeCtx(), ann.id);
    await db().updateTable("users").set({ quiz_completed: 0 }).where("id", "=", ann.id).execute();
    expect(await reveal()).toMatchObject({ status: 200 });
    expect(await open()).toMatchObject({ status: 303, location: "/profile/revealing" });
    expect(await send({ question: "pace", choice: "full", intent: "answer" })).toMatchObject({
      location: "/profile/revealing",
    });
    expect(await countRuns()).toBe(1);
  });

  it("answers a program with the archetype, by session or for the latest", async () => {
    await answerQuiz(ann.id, FIRST_OPTIONS);
    const { sessionId } = (await findOpenQuiz(ann.id))!;
    const expected = {
      success: true,
      data: {
        archetype: {
          primary: expect.stringMatching(/^The /) as string,
          tagline: expect.any(String) as string,
          traits: [expect.any(String), expect.any(String), expect.any(String)] as string[],
        },
        confidence: 1,
      },
    };
    expect(await finalize({ sessionId })).toMatchObject({ status: 200, body: expected });
    for (const json of [{ sessionId }, {}])
      expect((await finalize(json)).body).toEqual((await finalize({ sessionId })).body);
  });

  it("is nobody else's", async () => {
    await answerQuiz(ann.id, FIRST_OPTIONS);
    const eve = await insertTraveller();
    const { sessionId } = (await findOpenQuiz(ann.id))!;
    expect(await finalize({ sessionId }, eve.headers)).toMatchObject({ status: 404 });
    expect(await finalize({}, eve.headers)).toMatchObject({
      status: 404,
      body: { error: { code: "NOT_FOUND", message: "Take the quiz first" } },
    });
    expect(await finalize({}, {})).toMatchObject({ status: 401 });
    for (const json of [{ sessionId: 7 }, { sessionId: "" }, { other: 1 }, []])
      expect(await finalize(json)).toMatchObject({ status: 422 });
    expect((await ann.user()).quizCompleted).toBe(false);
  });

  it.each(["error", "status:503", "empty"])(
    "shows the default identity when the quiz answers with %s, and the real one afterwards",
    async (fault) => {
      await answerQuiz(ann.id, FIRST_OPTIONS);
      const { body } = await reveal({ ...ann.headers, "x-voyance-fault": `quiz=${fault}` });
      expect(body).toEqual({
        identity: {
          primary: "Your Travel Identity",
          tagline: "Discover your unique travel style",
          traits: ["Personalized", "Authentic", "Meaningful"],
        },
        description: null,
        dna: null,
        answered: null,
        askedFor: null,
        picture: null,
      });
      expect((await ann.user()).quizCompleted).toBe(false);
      expect(((await reveal()).body as RevealProps).identity.primary).toMatch(/^The /);
    },
  );
});

describe("taking the quiz again", () => {
  it("keeps the Travel DNA until the new run is finished", async () => {
    await answerQuiz(ann.id, FIRST_OPTIONS);
    await reveal();
    const before = (await findTravelProfile(ann.id))!;
    expect(await send({ intent: "retake" })).toMatchObject({ status: 303, location: "/quiz" });
    expect((await open()).body as QuestionView).toMatchObject({ question: { id: "view" }, chosen: [], isRetake: true });
    const last = Object.fromEntries(QUESTION_IDS.map((id) => [id, []]));
    await answerQuiz(ann.id, { ...last, view: ["skyline"], company: ["crowd"], pace: ["full"] });
    expect(await findTravelProfile(ann.id)).toEqual(before);
    await reveal();
    const after = (await findTravelProfile(ann.id))!;
    expect(after.answers.company).toEqual(["crowd"]);
    expect(after.dna.axes.social).toBeGreaterThan(before.dna.axes.social);
    expect(await countRuns()).toBe(2);
  });

  it("is pressed twice, and is one run", async () => {
    await answerQuiz(ann.id, FIRST_OPTIONS);
    await reveal();
    await Promise.all([send({ intent: "retake" }), send({ intent: "retake" })]);
    expect(await countRuns()).toBe(2);
  });

  it("says when the run was finished in another window", async () => {
    await answerQuiz(ann.id, FIRST_OPTIONS);
    await reveal();
    await expect(keepAnswer(makeCtx(), ann.id, "pace", ["slow"])).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("the welcome page", () => {
  it("asks to sign in when the user cannot be loaded", async () => {
    expect(
      (
        await outcome(
          welcome.loader(args("/welcome", { headers: { ...ann.headers, "x-voyance-fault": "profile=error" } })),
        )
      ).body,
    ).toMatchObject({ isKnown: false });
    expect((await outcome(welcome.loader(args("/welcome", { headers: ann.headers })))).body).toMatchObject({
      isKnown: true,
    });
  });
});
