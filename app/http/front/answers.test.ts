import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { readSessionToken, takeToast, toastCookie } from "../answer/cookies.server";
import { isShareable } from "./shared-pages.server";
import { CACHE, redirectWithToast, seeOther, signInRedirect } from "../answer/responses.server";

const asked = (headers: Record<string, string> = {}, method = "GET") =>
  ({ method, headers }) as unknown as IncomingMessage;
const withCookie = (cookie: string) => new Request("http://localhost/", { headers: { Cookie: cookie } });
const nameAndValue = (setCookie: string): string => setCookie.split(";")[0]!;

describe("a page that others get too", () => {
  it.each<Record<string, string>>([
    {},
    { cookie: "theme=dark" },
    { cookie: "not_a_toast=1; my-visitor=2" },
    { "accept-encoding": "br" },
  ])("answers %j", (headers) => {
    expect(isShareable(asked(headers))).toBe(true);
    expect(isShareable(asked(headers, "HEAD"))).toBe(true);
    expect(isShareable(asked(headers, "POST"))).toBe(false);
  });

  // Otherwise a message for one traveller would be shown to all, or kept from all.
  it.each<Record<string, string>>([
    { cookie: "toast=abc" },
    { cookie: "theme=dark; toast=abc" },
    { cookie: "auth_token=abc" },
    { cookie: "__Host-auth_token=abc" },
    { cookie: "a=1;visitor=abc" },
    { cookie: "x-voyance-now=2027" },
    { authorization: "Bearer abc" },
    { "x-voyance-fault": "trips=error" },
  ])("does not answer %j", (headers) => {
    expect(isShareable(asked(headers))).toBe(false);
  });

  it("is one of those that say so; what belongs to one person is kept by nobody", () => {
    expect(CACHE.private).toContain("no-store");
    expect(CACHE.public).toMatch(/^public, max-age=0, s-maxage=60\b/);
  });
});

describe("a message for the next page", () => {
  it("comes with the way there and is shown once", async () => {
    const answer = await redirectWithToast("/trips/1", { kind: "success", text: "Saved" }, ["a=1"]);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/trips/1"]);
    const [toast, other] = answer.headers.getSetCookie();
    expect(other).toBe("a=1");
    expect(toast).toMatch(/^toast=.*; Max-Age=60; .*HttpOnly; SameSite=Lax$/);
    const taken = await takeToast(withCookie(nameAndValue(toast!)));
    expect(taken?.toast).toEqual({ kind: "success", text: "Saved" });
    expect(taken?.clear).toMatch(/^toast=.*Max-Age=0/);
  });

  it("is not believed when somebody else wrote it", async () => {
    const cookie = nameAndValue(await toastCookie({ kind: "info", text: "Hello" }));
    expect(await takeToast(withCookie(`${cookie.slice(0, -4)}AAAA`))).toBeUndefined();
    expect(await takeToast(withCookie("toast="))).toBeUndefined();
    expect(await takeToast(withCookie("other=1"))).toBeUndefined();
    const tooLong = nameAndValue(await toastCookie({ kind: "info", text: "x".repeat(301) }));
    expect(await takeToast(withCookie(tooLong))).toBeUndefined();
  });

  it("leads nowhere but to this site", async () => {
    for (const to of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
      expect((await redirectWithToast(to, { kind: "info", text: "x" })).headers.get("Location")).toBe("/");
      expect(seeOther(to).headers.get("Location")).toBe("/");
    }
    expect(seeOther("/a?b=1", ["c=2"]).headers.getSetCookie()).toEqual(["c=2"]);
    expect(seeOther("/a?b=1").status).toBe(303);
  });
});

describe("the way to the sign-in page", () => {
  it("keeps where one was going, without what belongs to the framework", () => {
    const to = (url: string, ...rest: [("/signin" | "/signup")?, "session_expired"?]) =>
      signInRedirect(new Request(url), ...rest).headers.get("Location");
    expect(to("http://localhost/trips/1.data?day=2&_routes=trips")).toBe("/signin?redirect=%2Ftrips%2F1%3Fday%3D2");
    expect(to("http://localhost/quiz", "/signup")).toBe("/signup?redirect=%2Fquiz");
    expect(to("http://localhost/quiz", "/signin", "session_expired")).toBe(
      "/signin?redirect=%2Fquiz&reason=session_expired",
    );
  });
});

describe("a session's cookie", () => {
  it("is a token of the right shape or nothing", () => {
    const token = "aB3-_".repeat(8) + "xyz";
    expect(readSessionToken(withCookie(`a=1; auth_token=${token}`))).toBe(token);
    for (const wrong of [token.slice(1), `${token}x`, `${token.slice(1)}!`, ""])
      expect(readSessionToken(withCookie(`auth_token=${wrong}`))).toBeUndefined();
    expect(readSessionToken(withCookie(`my_auth_token=${token}`))).toBeUndefined();
  });
});
