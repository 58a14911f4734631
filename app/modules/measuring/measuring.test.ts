import { describe, expect, it } from "vitest";
import { notedPath, readerToNote, stanceOf } from "./measuring";

const NUMBER = "aB3-_".repeat(8) + "xyz";
const stance = (headers: Record<string, string>) => stanceOf((name) => headers[name]);
const said = (answer: string, rest: Record<string, string> = {}) =>
  stance({ cookie: `a=1; preferences=measuring:${answer}; analytics_id=${NUMBER}`, ...rest });

describe("whether a page may be noted", () => {
  it("needs a yes, and the number that came with it", () => {
    expect(readerToNote(said("yes"))).toBe(NUMBER);
    expect(readerToNote(stance({ cookie: `analytics_id=${NUMBER}` }))).toBeUndefined();
    expect(readerToNote(stance({ cookie: "preferences=measuring:yes" }))).toBeUndefined();
    expect(readerToNote(stance({}))).toBeUndefined();
  });

  it.each(["no", "YES", "yes!", ""])("takes %j for no yes", (answer) => {
    expect(readerToNote(said(answer))).toBeUndefined();
  });

  it.each<Record<string, string>>([{ "sec-gpc": "1" }, { dnt: "1" }])(
    "takes %j for a no, whatever was answered",
    (asked) => {
      expect(said("yes", asked)).toMatchObject({ answer: "yes", isAskedNotTo: true });
      expect(readerToNote(said("yes", asked))).toBeUndefined();
    },
  );

  it("knows a number by its shape, and no other cookie by the end of its name", () => {
    for (const cookie of [`analytics_id=${NUMBER}x`, `my_analytics_id=${NUMBER}`, "analytics_id=<script>"])
      expect(stance({ cookie }).reader).toBeUndefined();
    expect(stance({ cookie: "my_preferences=measuring:yes" }).answer).toBeUndefined();
    expect(stance({ dnt: "0" }).isAskedNotTo).toBe(false);
  });
});

describe("a page as it is noted", () => {
  it.each([
    ["/", "/"],
    ["/Guides/", "/guides"],
    ["/destination/lisbon", "/destination/lisbon"],
    ["/legal/faq", "/legal/faq"],
    ["/planner/flight", "/planner/flight"],
    ["/features/preference-blending", "/features/preference-blending"],
  ])("%s by its path", (path, noted) => expect(notedPath(path)).toBe(noted));

  it.each([
    ["/trips/0b7c1f0e-trip", "/trips/…"],
    ["/join/a-key-that-opens-a-trip", "/join/…"],
    ["/calendar/secret.ics", "/calendar/…"],
    ["/calendar/trip/secret.ics", "/calendar/…"],
    ["/profile/account", "/profile/…"],
    ["/sandbox/pay/cs_1", "/sandbox/…"],
    ["/guides/a/b", "/guides/…"],
    [`/guides/${"a".repeat(200)}`, "/guides/…"],
    ["//evil.example/x", "//…"],
  ])("%s without what names a trip or opens one", (path, noted) => expect(notedPath(path)).toBe(noted));
});
