import { afterEach, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { VISITOR_DAYS } from "#app/config/product";
import { newToken } from "#app/db/ids.server";
import {
  clearedSessionCookie,
  hasSessionCookie,
  readOrMakeVisitor,
  readSessionToken,
  readVisitor,
  sessionCookie,
  toldCookie,
} from "./cookies.server";
import { tellsOfTheEnd, wasTold } from "../route/ended-session.server";
import { clearedGoogleAttemptCookie, googleAttemptCookie, readGoogleAttempt } from "../route/google-cookie.server";

const withCookie = (cookie: string, url = "http://localhost/") => new Request(url, { headers: { Cookie: cookie } });
const pairOf = (setCookie: string): string => setCookie.split(";")[0]!;
const overHttps = (): void => void (env().PUBLIC_ORIGIN = "https://voyance.example");

afterEach(() => {
  env().PUBLIC_ORIGIN = undefined;
});

describe("the session's cookie", () => {
  it("is for this site and no script, and ends with the browser", () => {
    expect(sessionCookie("abc")).toBe("auth_token=abc; Path=/; HttpOnly; SameSite=Lax");
    expect(sessionCookie("abc", 90)).toBe("auth_token=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=90");
    expect(clearedSessionCookie()).toBe("auth_token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  });

  it("is one that only this host can set, over HTTPS", () => {
    const token = newToken();
    overHttps();
    expect(sessionCookie(token)).toBe(`__Host-auth_token=${token}; Path=/; HttpOnly; SameSite=Lax; Secure`);
    expect(readSessionToken(withCookie(`__Host-auth_token=${token}`))).toBe(token);
    expect(readSessionToken(withCookie(`auth_token=${token}`))).toBeUndefined();
    env().PUBLIC_ORIGIN = "http://voyance.example";
    expect(readSessionToken(withCookie(`auth_token=${token}`))).toBe(token);
  });

  it("is noticed even where it is forged, and not where it is empty or another", () => {
    expect(hasSessionCookie(withCookie("a=1;auth_token=forged"))).toBe(true);
    for (const other of ["auth_token=", "my_auth_token=x", "a=1"])
      expect(hasSessionCookie(withCookie(other))).toBe(false);
    expect(hasSessionCookie(new Request("http://localhost/"))).toBe(false);
  });
});

describe("the cookie of whoever plans without an account", () => {
  it("is made once, lasts as long as the draft, and is the same person afterwards", async () => {
    const made = await readOrMakeVisitor(new Request("http://localhost/"));
    expect(made.visitorId).toMatch(/^[\w-]{43}$/);
    expect(made.setCookie).toMatch(
      new RegExp(`^visitor=.+; Max-Age=${VISITOR_DAYS * 24 * 60 * 60}; Path=/; .*HttpOnly; SameSite=Lax$`),
    );
    const back = withCookie(pairOf(made.setCookie!));
    expect(await readVisitor(back)).toBe(made.visitorId);
    expect(await readOrMakeVisitor(back)).toEqual({ visitorId: made.visitorId });
  });

  it("is not believed when it was written by hand, and another is given", async () => {
    const { setCookie, visitorId } = await readOrMakeVisitor(new Request("http://localhost/"));
    for (const forged of [`${pairOf(setCookie!).slice(0, -4)}AAAA`, `visitor=${visitorId}`, "visitor="]) {
      expect(await readVisitor(withCookie(forged))).toBeUndefined();
      expect((await readOrMakeVisitor(withCookie(forged))).visitorId).not.toBe(visitorId);
    }
    overHttps();
    expect((await readOrMakeVisitor(new Request("http://localhost/"))).setCookie).toMatch(/; Secure/);
  });
});

describe("a sign-in with Google on its way", () => {
  const attempt = { state: `signin.${newToken()}`, verifier: newToken(), nonce: newToken(), next: "/quiz" };

  it("comes back in its browser within ten minutes, and from no other", async () => {
    const cookie = await googleAttemptCookie(attempt);
    expect(cookie).toMatch(/^oauth_state=.+; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(await readGoogleAttempt(withCookie(pairOf(cookie)))).toEqual(attempt);
    expect(await readGoogleAttempt(withCookie(`${pairOf(cookie).slice(0, -4)}AAAA`))).toBeUndefined();
    expect(await readGoogleAttempt(new Request("http://localhost/"))).toBeUndefined();
    expect(await clearedGoogleAttemptCookie()).toMatch(/^oauth_state=.*; Max-Age=0; Path=\//);
  });

  it("is kept where only this host can write, over HTTPS", async () => {
    overHttps();
    expect(await googleAttemptCookie(attempt)).toMatch(
      /^__Host-oauth_state=.+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

describe("the end of a session", () => {
  const open = (path: string, headers: Record<string, string> = {}) =>
    tellsOfTheEnd(new Request(`http://localhost${path}`, { headers }));
  const told = { Cookie: `theme=dark;${pairOf(toldCookie(true))}` };

  it("is told by the sign-in page that says why, with or without its script", () => {
    for (const path of ["/signin", "/signin.data"])
      for (const reason of ["session_expired", "no_refresh_token"]) expect(open(`${path}?reason=${reason}`)).toBe(true);
  });

  it("is told by no other page, for no other reason, by no other site and not twice", () => {
    for (const path of ["/signin", "/signin?reason=", "/signin?reason=x", "/signup?reason=session_expired"])
      expect(open(path), path).toBe(false);
    expect(open("/signin?reason=session_expired", { "Sec-Fetch-Site": "cross-site" })).toBe(false);
    expect(open("/signin?reason=session_expired", { "Sec-Fetch-Site": "same-origin" })).toBe(true);
    expect(open("/signin?reason=session_expired", told)).toBe(false);
  });

  it("is remembered by this browser until it is taken back", () => {
    expect(toldCookie(true)).toBe("signin_told=1; Path=/; HttpOnly; SameSite=Lax");
    expect(toldCookie(false)).toBe("signin_told=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    expect(wasTold(new Request("http://localhost/", { headers: told }))).toBe(true);
    for (const other of ["signin_told=2", "x_signin_told=1", "signin_told=11"])
      expect(wasTold(withCookie(other))).toBe(false);
    expect(wasTold(new Request("http://localhost/"))).toBe(false);
  });
});
