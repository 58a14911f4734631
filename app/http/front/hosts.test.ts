import { expect, it } from "vitest";
import { isHost, isPath } from "./hosts";

it.each(["localhost", "localhost:3000", "voyance.example", "127.0.0.1:80", "[::1]:3000", "a_b.internal", "app-1:8080"])(
  "takes %s for a host",
  (host) => expect(isHost(host)).toBe(true),
);

it.each([
  undefined,
  "",
  "a b",
  "evil.example:99999",
  "evil.example:80:80",
  "user@evil.example",
  "evil.example/path",
  "evil.example?x",
  "[::",
  "[:::]",
  "..",
  "-x-",
  "é.example",
  "a\u0000b",
  "999.999.999.999",
  "x".repeat(256),
])("takes %j for none", (host) => expect(isHost(host)).toBe(false));

it("takes a host of 255 letters, the longest that the names of the net may have, and a port of five digits", () => {
  expect([isHost(`${"a.".repeat(127)}a`), isHost(`${"a.".repeat(127)}ab`)]).toEqual([true, false]);
  expect([isHost("a:65535"), isHost("a:65536"), isHost("a:"), isHost("x a"), isHost("[::1]x")]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it("tells a path from the target of a forward proxy", () => {
  expect(["/", "/a?b", "//a", "http://evil.example/", "*", "", undefined].map(isPath)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
