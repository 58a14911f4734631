/** Two processes behind a proxy, restarted one after the other while requests go on. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { RoundRobin } from "./round-robin.fixture";
import { bundleProgram, startTalking } from "./talking-process.fixture";
import type { TalkingProcess } from "./talking-process.fixture";

/** As in production. */
const DRAIN_MS = 5_000;
const CALLERS = 8;

const proxy = new RoundRobin();
const running = new Map<string, TalkingProcess>();
let program: string;
let origin: string;

beforeAll(async () => {
  program = await bundleProgram("tests/integration/server/small-process.ts");
  origin = await proxy.open();
});
afterAll(() => {
  proxy.close();
  for (const { child } of running.values()) child.kill("SIGKILL");
});

async function start(name: string): Promise<void> {
  const started = startTalking(program, [DRAIN_MS, 10_000, 500].map(String));
  running.set(name, started);
  proxy.use(name, Number((await started.said("port ")).slice(5)));
  await expect.poll(() => proxy.ready()).toContain(name);
}

/** The server that an event stream comes from; the stream goes on until it is ended. */
async function listen(): Promise<{ pid: number; ended: Promise<void> }> {
  const answer = await fetch(`${origin}/events`);
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  const pid = Number(/\d+/.exec(new TextDecoder().decode(value))?.[0]);
  const ended = (async () => {
    while (!(await reader.read()).done);
  })();
  // The last streams end with the proxy.
  ended.catch(() => undefined);
  return { pid, ended };
}

it("loses no request, and streams come back to the other process", async () => {
  await Promise.all([start("one"), start("two")]);
  let isOver = false;
  const answers = new Map<string, number>();
  const call = async (caller: number): Promise<void> => {
    for (let turn = 0; !isOver; turn++) {
      const body = `caller ${caller}, request ${turn}`;
      const said = await fetch(origin, { method: "POST", body }).then(
        async (answer) => (answer.ok && (await answer.text()) === body ? "whole" : String(answer.status)),
        (error: unknown) => String(error),
      );
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, caller) => call(caller));
  const streams: string[] = [];
  for (const name of ["one", "two"]) {
    const leaving = running.get(name)!;
    let stream = await listen();
    // Requests go to the two in turn, and other callers take turns too.
    while (stream.pid !== leaving.child.pid) stream = await listen();
    leaving.child.kill("SIGTERM");
    await stream.ended;
    streams.push((await listen()).pid === leaving.child.pid ? "the same" : "the other");
    expect(await leaving.ended).toEqual({ code: 0, signal: null });
    await start(name);
  }
  isOver = true;
  await Promise.all(callers);
  expect(proxy.lost).toEqual([]);
  expect([...answers.keys()]).toEqual(["whole"]);
  expect(answers.get("whole")).toBeGreaterThan(CALLERS);
  expect(streams).toEqual(["the other", "the other"]);
});
