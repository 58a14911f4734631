import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ThreadLimits } from "./thread-calls.server";
import { openThread } from "./thread-calls.server";

let folder: string;
let file: string;

/**
 * A thread that speaks the protocol: it doubles numbers, reports its own number and its calls, refuses, dies, swells or
 * stays silent.
 */
const THREAD = `
import { parentPort, threadId } from "node:worker_threads";
const seen = [];
parentPort.on("message", ({ id, call }) => {
  seen.push(call);
  if (call === "seen") parentPort.postMessage({ id, answer: seen });
  else if (call === "thread") parentPort.postMessage({ id, answer: threadId });
  else if (call === "refuse") parentPort.postMessage({ id, error: "No such work" });
  else if (call === "tell") {
    for (const news of ["one", "two"]) parentPort.postMessage({ id, news });
    parentPort.postMessage({ id: id - 1, news: "of another call" });
    parentPort.postMessage({ id, answer: "told" });
    parentPort.postMessage({ id, news: "too late" });
  } else if (call === "die") process.exit(3);
  else if (call === "swell") for (const held = []; ; held.push(new Array(100_000).fill({}).map(() => ({}))));
  else if (call !== "silence") parentPort.postMessage({ id, answer: call * 2 });
});
parentPort.postMessage({ ready: true });
`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "thread-"));
  file = path.join(folder, "thread.mjs");
  writeFileSync(file, THREAD);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PATIENCE = { patienceMs: 60_000, mostWaiting: 10 };
const open = (limits: Partial<ThreadLimits> = {}) =>
  openThread<number | string, unknown>(file, { ...PATIENCE, ...limits });
const by = (key: string, signal?: AbortSignal) => ({ key, signal });

it("answers each call with its own answer, from one thread", async () => {
  const ask = open();
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
  expect(await ask("thread")).toBe(await ask("thread"));
});

it("passes on the news of a call to its own caller, before the answer and not after it", async () => {
  const ask = open();
  const heard: string[] = [];
  const told = ask("tell", { key: "a", onNews: (news) => heard.push(news) });
  const silent = ask(4, { key: "b", onNews: (news) => heard.push(`b: ${news}`) });
  expect([await told, await silent, await ask(1)]).toEqual(["told", 8, 2]);
  expect(heard).toEqual(["one", "two"]);
});

it("passes on what the work throws, and goes on", async () => {
  const ask = open();
  await expect(ask("refuse")).rejects.toThrow("No such work");
  expect(await ask(4)).toBe(8);
});

it("fails only the call at which the thread dies; those that wait are answered by another", async () => {
  const ask = open();
  const first = await ask("thread");
  const [died, answer, thread] = await Promise.allSettled([ask("die"), ask(5), ask("thread")]);
  expect(died).toMatchObject({ status: "rejected", reason: { message: "The thread ended with code 3" } });
  expect(answer).toEqual({ status: "fulfilled", value: 10 });
  expect(thread).not.toMatchObject({ value: first });
});

it("gives up on a call that takes too long, and only on that one: the clock of the others has not started", async () => {
  const ask = open({ patienceMs: 500 });
  const answers = await Promise.allSettled([ask("silence"), ask(6), ask("silence"), ask(7)]);
  expect(answers).toMatchObject([
    { status: "rejected", reason: { message: "The thread took too long" } },
    { status: "fulfilled", value: 12 },
    { status: "rejected", reason: { message: "The thread took too long" } },
    { status: "fulfilled", value: 14 },
  ]);
});

it("fails only the call that takes too much memory", async () => {
  const ask = open({ mostHeapMb: 32 });
  const answers = await Promise.allSettled([ask("swell"), ask(8)]);
  expect(answers).toMatchObject([
    { status: "rejected", reason: { code: "ERR_WORKER_OUT_OF_MEMORY" } },
    { status: "fulfilled", value: 16 },
  ]);
});

it("fails one call for each thread that cannot be started", async () => {
  const ask = openThread<number, number>(path.join(folder, "not-there.mjs"), PATIENCE);
  const answers = await Promise.allSettled([ask(1), ask(2)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

it("tells who comes beyond the bound to come back, at once, and answers the others", async () => {
  const ask = open({ mostWaiting: 2 });
  await ask(0);
  const waiting = [ask(1), ask(2), ask(3)];
  await expect(ask(4)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    status: 503,
    details: { retryAfter: expect.toBeOneOf([1, 2]) },
  });
  expect(await Promise.all(waiting)).toEqual([2, 4, 6]);
});

it("lets accounts take turns", async () => {
  const ask = open();
  const calls = [ask("a1", by("a")), ask("a2", by("a")), ask("a3", by("a")), ask("b1", by("b")), ask("seen", by("c"))];
  expect((await Promise.all(calls)).at(-1)).toEqual(["a1", "b1", "seen"]);
});

it("takes a place of the longest line for somebody who has none", async () => {
  const ask = open({ mostWaiting: 2 });
  await ask(0);
  const many = Promise.allSettled([ask(1, by("a")), ask(2, by("a")), ask(3, by("a"))]);
  expect(await ask(4, by("b"))).toBe(8);
  expect((await many).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

it("gives up the place of a caller who has gone", async () => {
  const ask = open();
  const gone = new AbortController();
  const first = ask("first", by("a"));
  const left = ask("left", by("b", gone.signal));
  const seen = ask("seen", by("c"));
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await first;
  expect(await seen).toEqual(["first", "seen"]);
  await expect(ask(1, by("b", gone.signal))).rejects.toThrow("gone");
});

it("ends a thread that has nothing to do", async () => {
  const ask = open({ idleMs: 0 });
  const first = await ask("thread");
  await expect.poll(() => ask("thread")).not.toBe(first);
});
