import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openThread } from "./thread-calls.server";

let folder: string;
let file: string;

/** A thread that speaks the protocol: it doubles numbers, says which thread it is, refuses, dies or says nothing. */
const THREAD = `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", ({ id, call }) => {
  if (call === "thread") parentPort.postMessage({ id, answer: threadId });
  else if (call === "refuse") parentPort.postMessage({ id, error: "No such work" });
  else if (call === "die") process.exit(3);
  else if (call !== "silence") parentPort.postMessage({ id, answer: call * 2 });
});
`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "thread-"));
  file = path.join(folder, "thread.mjs");
  writeFileSync(file, THREAD);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PATIENCE = { patienceMs: 60_000 };

it("answers each call with its own answer, from one thread", async () => {
  const ask = openThread<number | string, number>(file, PATIENCE);
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
  expect(await ask("thread")).toBe(await ask("thread"));
});

it("passes on what the work throws, and goes on", async () => {
  const ask = openThread<number | string, number>(file, PATIENCE);
  await expect(ask("refuse")).rejects.toThrow("No such work");
  expect(await ask(4)).toBe(8);
});

it("fails what waits when the thread dies, and starts another for the next call", async () => {
  const ask = openThread<number | string, number>(file, PATIENCE);
  const first = await ask("thread");
  await expect(Promise.all([ask("silence"), ask("die")])).rejects.toThrow("The thread ended with code 3");
  expect(await ask("thread")).not.toBe(first);
});

it("gives up on a thread that does not answer", async () => {
  const ask = openThread<number | string, number>(file, { patienceMs: 1 });
  await expect(ask("silence")).rejects.toThrow("The thread took too long");
});

it("ends a thread that has nothing to do", async () => {
  const ask = openThread<number | string, number>(file, { ...PATIENCE, idleMs: 0 });
  const first = await ask("thread");
  await expect.poll(() => ask("thread")).not.toBe(first);
});
