import { describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { requireTestSwitches } from "../front/dev.server";
import { textOf } from "../route/form.server";
import { addReadings, countRequest, metricsText } from "../front/metrics.server";
import { CACHE, toRouteError } from "./responses.server";
import { ownPath, safeRedirect } from "./safe-redirect";

describe("the data of an error page", () => {
  const ctx = { traceId: "t-1" } as Ctx;

  it("is the status, the words and the trace id of what was foreseen", () => {
    expect(toRouteError(new AppError("NOT_FOUND", "We couldn't find this trip"), ctx)).toMatchObject({
      data: { code: "NOT_FOUND", message: "We couldn't find this trip", traceId: "t-1" },
      init: { status: 404 },
    });
    expect(toRouteError(new PortFailure("trips", 500), ctx)).toMatchObject({
      data: { code: "UNAVAILABLE", message: "", traceId: "t-1" },
      init: { status: 503 },
    });
  });

  it("is what was thrown where it is an answer already, or a mistake", () => {
    for (const thrown of [new Response(null, { status: 302 }), new Error("x"), undefined])
      expect(toRouteError(thrown, ctx)).toBe(thrown);
  });
});

it("keeps what has a hash in its name for a year", () => {
  expect(CACHE.immutable).toBe("public, max-age=31536000, immutable");
});

it("leads home from the pages for tests, wherever their switches are off", () => {
  const before = env().TEST_SWITCHES;
  env().TEST_SWITCHES = true;
  expect(() => requireTestSwitches()).not.toThrow();
  env().TEST_SWITCHES = false;
  try {
    requireTestSwitches();
    expect.unreachable();
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
  } finally {
    env().TEST_SWITCHES = before;
  }
});

describe("an address of ours", () => {
  const origin = "https://voyance.example";
  it("is taken whole or as a path, and no other is", () => {
    expect(ownPath(origin, `${origin}/trips/1?a=b#c`)).toBe("/trips/1?a=b#c");
    expect(ownPath(origin, "/trips/1")).toBe("/trips/1");
    for (const other of [
      origin,
      `${origin}.evil.example/x`,
      "https://evil.example/",
      `${origin}//evil.example`,
      undefined,
    ])
      expect(ownPath(origin, other), other).toBeUndefined();
  });

  it("has at most two thousand letters, none of them unseen", () => {
    expect(safeRedirect(`/${"a".repeat(1999)}`, "/")).toHaveLength(2000);
    expect(safeRedirect("/a\u007f", "/")).toBe("/");
    expect(safeRedirect("/a\u001f", "/x")).toBe("/x");
    expect(safeRedirect("/a b", "/x")).toBe("/a%20b");
  });
});

it("reads a field of a form as text, cut where it is too long, and takes no file for one", () => {
  const form = new FormData();
  form.append("name", "abcdef");
  form.append("file", new Blob(["x"]));
  expect(["name", "file", "none"].map((name) => textOf(form, name, 4))).toEqual(["abcd", "", ""]);
});

describe("the metrics", () => {
  it("count answers by method and status, with their times", async () => {
    // The figures are those of the process: what was counted before is not of this test.
    const figure = (text: string, name: string) =>
      Number(
        text
          .split("\n")
          .find((line) => line.startsWith(`${name} `))
          ?.split(" ")[1] ?? 0,
      );
    const NAMES = ['bucket{le="5",kind="page"}', 'bucket{le="10",kind="page"}', 'sum{kind="page"}'].map(
      (end) => `http_request_duration_ms_${end}`,
    );
    const before = await metricsText();
    countRequest("PURGE", 418, "page", 7);
    countRequest("PURGE", 418, "page", 3);
    const text = await metricsText();
    expect(text).toContain('http_requests_total{method="PURGE",status="418",kind="page"} 2');
    expect(NAMES.map((name) => figure(text, name) - figure(before, name))).toEqual([1, 2, 10]);
    expect(text).toContain("process_cpu_seconds_total");
  });

  it("have figures that are read when they are asked for; one that cannot be read is left out", async () => {
    let waiting = 4;
    let isBroken = false;
    addReadings([
      {
        name: "test_mails",
        help: "Mails by state",
        labels: ["state"],
        read: async () => [{ labels: { state: "due" }, value: waiting }],
      },
      {
        name: "test_age_seconds",
        help: "Age of the oldest",
        read: async () => {
          if (isBroken) throw new Error("locked");
          return [{ value: 9 }];
        },
      },
    ]);
    expect(await metricsText()).toMatch(/test_mails\{state="due"\} 4[\s\S]*test_age_seconds 9/);
    waiting = 5;
    isBroken = true;
    const text = await metricsText();
    expect(text).toContain('test_mails{state="due"} 5');
    expect(text).not.toContain("test_age_seconds 9");
  });
});
