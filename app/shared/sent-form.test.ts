import { describe, expect, it, vi } from "vitest";
import { failureOf, sendForm } from "./sent-form";

const ways = { isOnline: () => true, isReached: () => Promise.resolve(true) };
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

describe("a form that a script sends (CHECKLIST AUTH-16 to AUTH-18)", () => {
  it("is judged by the status of its answer", async () => {
    expect([200, 302, 401, 422, 429].map(failureOf)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([408, 504].map(failureOf)).toEqual(["timeout", "timeout"]);
    expect([500, 502, 503].map(failureOf)).toEqual(["ours", "ours", "ours"]);
    const answered = (status: number) => () => Promise.resolve(new Response("", { status }));
    expect(await sendForm("/", {}, { ...ways, send: answered(504) })).toMatchObject({ failure: "timeout" });
    expect(await sendForm("/", {}, { ...ways, send: answered(422) })).toMatchObject({ answer: { status: 422 } });
  });

  it("has timed out where the server can be reached and only this answer was dropped", async () => {
    const outcome = (given: Partial<typeof ways>) => sendForm("/", {}, { ...ways, ...given, send: lost });
    expect(await outcome({})).toEqual({ failure: "timeout" });
    expect(await outcome({ isReached: () => Promise.resolve(false) })).toEqual({ failure: "network" });
    expect(await outcome({ isOnline: () => false })).toEqual({ failure: "network" });
  });

  it("is given up after its patience", async () => {
    vi.useFakeTimers();
    const never = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      });
    const outcome = sendForm("/", {}, { ...ways, send: never, patienceMs: 30_000 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toEqual({ failure: "late" });
    vi.useRealTimers();
  });
});
