import { beforeEach, describe, expect, it, vi } from "vitest";
import { findSessionState } from "#app/modules/accounts/account/accounts.server";
import type { SessionState } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { newToken } from "#app/db/ids.server";
import { enterStep } from "#app/modules/planner/planner.server";
import { PortFailure } from "#app/shared/context";
import { readOrMakeVisitor, takeToast, toldCookie } from "../answer/cookies.server";
import { findCookieUser, findHolder, findUser, requireUser } from "./guards.server";
import { plannerHolder, requirePlannerStep, toPlanner } from "./planner.server";

vi.mock("#app/modules/accounts/account/accounts.server", () => ({ findSessionState: vi.fn() }));
vi.mock("#app/modules/planner/planner.server", () => ({
  enterStep: vi.fn(),
  findPlannedTrip: () => Promise.resolve(undefined),
}));
beforeEach(() => {
  vi.mocked(findSessionState).mockReset();
  vi.mocked(enterStep).mockReset();
});

const ann = { id: "u-1", firstName: "Ann" } as CurrentUser;
const session = (): string => `auth_token=${newToken()}`;
const askWith = (cookie = "", path = "/profile?tab=2") => ({
  request: new Request(`http://localhost${path}`, { headers: cookie ? { Cookie: cookie } : {} }),
  context: { traceId: "t-1" },
});
const isNow = (state: SessionState) => vi.mocked(findSessionState).mockResolvedValue(state);
/** The address that a guard sends the caller to. */
const wayOf = (guard: Promise<unknown>): Promise<string | null> =>
  guard.then(
    () => null,
    (answer: Response) => answer.headers.get("Location"),
  );

describe("a page for somebody", () => {
  it("is theirs, and the account is read once a request however many loaders ask", async () => {
    isNow({ status: "valid", user: ann, until: "2026-11-24T00:00:00.000Z" });
    const args = askWith(session());
    expect(await Promise.all([requireUser(args), findUser(args), findCookieUser(args)])).toEqual([ann, ann, ann]);
    expect(findSessionState).toHaveBeenCalledTimes(1);
  });

  it("sends others to sign in, keeps where they were going, and says why where there was a session", async () => {
    const to = "/signin?redirect=%2Fprofile%3Ftab%3D2";
    isNow({ status: "expired" });
    expect(await wayOf(requireUser(askWith(session())))).toBe(`${to}&reason=session_expired`);
    isNow({ status: "unknown" });
    expect(await wayOf(requireUser(askWith(session())))).toBe(`${to}&reason=no_refresh_token`);
    expect(await wayOf(requireUser(askWith("auth_token=forged")))).toBe(`${to}&reason=no_refresh_token`);
    expect(await wayOf(requireUser(askWith()))).toBe(to);
    expect(findSessionState).toHaveBeenCalledTimes(2);
  });

  it("is not taken from anybody because the account cannot be read", async () => {
    vi.mocked(findSessionState).mockRejectedValue(new PortFailure("profile"));
    await expect(requireUser(askWith(session()))).rejects.toMatchObject({
      data: { code: "UNAVAILABLE", message: expect.stringContaining("still signed in"), traceId: "t-1" },
      init: { status: 503, headers: { "Retry-After": "5" } },
    });
    await expect(findCookieUser(askWith(session()))).rejects.toBeInstanceOf(PortFailure);
    vi.mocked(findSessionState).mockRejectedValue(new TypeError("a mistake of ours"));
    await expect(requireUser(askWith(session()))).rejects.toBeInstanceOf(TypeError);
  });
});

describe("a page for everybody", () => {
  it("knows who is signed in, and takes an ended session for none", async () => {
    isNow({ status: "expired" });
    expect([await findUser(askWith(session())), await findCookieUser(askWith(session()))]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await findUser(askWith())).toBeUndefined();
  });

  it("that tells of a session's end is shown to nobody in particular, once", async () => {
    isNow({ status: "valid", user: ann, until: "2026-11-24T00:00:00.000Z" });
    const ended = "/signin?reason=session_expired";
    expect(await findUser(askWith(session(), ended))).toBeUndefined();
    expect(await findUser(askWith(`${session()}; ${toldCookie(true).split(";")[0]}`, ended))).toBe(ann);
  });

  it("has the account and the browser's own draft beside each other", async () => {
    isNow({ status: "valid", user: ann, until: "2026-11-24T00:00:00.000Z" });
    const { visitorId, setCookie } = await readOrMakeVisitor(new Request("http://localhost/"));
    const both = `${session()}; ${setCookie!.split(";")[0]}`;
    expect(await findHolder(askWith(both))).toEqual({ user: ann, visitorId });
    expect(await plannerHolder(askWith(both))).toMatchObject({
      user: ann,
      visitorId,
      holder: { userId: "u-1", visitorId },
      ctx: { traceId: "t-1" },
    });
    expect((await plannerHolder(askWith())).holder).toEqual({ userId: undefined, visitorId: undefined });
  });
});

describe("a step of the planner", () => {
  it("is entered with its trip, or leads to the step that comes first and says why", async () => {
    vi.mocked(enterStep).mockResolvedValue({ status: "entered", trip: { id: "t" } } as never);
    expect(await requirePlannerStep(askWith(), "flights")).toMatchObject({ trip: { id: "t" }, holder: {} });
    vi.mocked(enterStep).mockResolvedValue({ status: "refused", goTo: "start", why: "Choose dates first." } as never);
    const refused = await requirePlannerStep(askWith(), "flights").catch((answer: Response) => answer);
    if (!(refused instanceof Response)) throw new Error("the step was entered");
    expect([refused.status, refused.headers.get("Location")]).toEqual([303, "/planner/start"]);
    const Cookie = refused.headers.getSetCookie()[0]!.split(";")[0]!;
    const shown = await takeToast(new Request("http://localhost/", { headers: { Cookie } }));
    expect(shown?.toast).toEqual({ kind: "info", text: "Choose dates first." });
  });

  it("keeps the query of an older address", () => {
    const answer = toPlanner(new Request("http://localhost/plan?destination=kyoto"), "/planner/start");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/planner/start?destination=kyoto"]);
  });
});
