/** How a process ends: by a signal, by an error that nothing caught, and under its supervisor. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { afterEnd, supervise } from "../../../scripts/supervisor.mjs";
import { bundleProgram, startTalking } from "./talking-process.fixture";
import type { TalkingProcess } from "./talking-process.fixture";

const HOUR = 3_600_000;
let folder: string;
let program: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "voyance-life-"));
  program = await bundleProgram("tests/integration/server/small-process.ts");
});
afterEach(() => void child?.kill("SIGKILL"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Life extends TalkingProcess {
  ask: (address: string) => Promise<Response>;
}

async function begin({ drainMs = 0, graceMs = HOUR, togetherMs = 0 } = {}): Promise<Life> {
  const life = startTalking(program, [drainMs, graceMs, togetherMs].map(String));
  ({ child } = life);
  const origin = `http://127.0.0.1:${(await life.said("port ")).slice(5)}`;
  return { ...life, ask: (address) => fetch(origin + address) };
}

describe("a signal", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("%s ends it in order, with code 0", async (signal) => {
    const life = await begin();
    await (await life.ask("/")).text();
    child!.kill(signal);
    expect(await life.ended).toEqual({ code: 0, signal: null });
    expect(life.lines.slice(1)).toEqual(["work stopped", "closed"]);
  });

  it("makes it not ready, and it still answers until its proxy has noticed; a second one ends it at once", async () => {
    const life = await begin({ drainMs: HOUR });
    const before = await life.ask("/readyz");
    expect([before.status, before.headers.get("Connection")]).toEqual([200, "keep-alive"]);
    child!.kill("SIGTERM");
    for (let status = 200; status !== 503;) ({ status } = await life.ask("/readyz"));
    const answer = await life.ask("/");
    expect([answer.status, answer.headers.get("Connection")]).toEqual([200, "close"]);
    child!.kill("SIGTERM");
    expect(await life.ended).toEqual({ code: 143, signal: null });
    expect(life.lines).toHaveLength(1);
  });

  it("that comes twice together is one: the supervisor passes on what a terminal has sent to all", async () => {
    const life = await begin({ drainMs: 1, togetherMs: HOUR });
    child!.kill("SIGINT");
    child!.kill("SIGTERM");
    expect(await life.ended).toEqual({ code: 0, signal: null });
  });

  it("takes no more connections, and waits for the answers under way to be whole", async () => {
    const life = await begin();
    const answer = life.ask("/held");
    await life.said("held");
    child!.kill("SIGTERM");
    await life.said("work stopped");
    await expect(life.ask("/")).rejects.toThrow();
    expect(life.lines).not.toContain("closed");
    child!.stdin!.write("release\n");
    expect(await (await answer).text()).toBe("whole");
    expect(await life.ended).toEqual({ code: 0, signal: null });
    expect(life.lines.at(-1)).toBe("closed");
  });

  it("waits for them no longer than it may", async () => {
    const life = await begin({ graceMs: 50 });
    const answer = life.ask("/held").catch((error: unknown) => error);
    await life.said("held");
    child!.kill("SIGTERM");
    expect(await life.ended).toEqual({ code: 0, signal: null });
    expect(await answer).toBeInstanceOf(Error);
    expect(life.lines.slice(-2)).toEqual(["work stopped", "closed"]);
  });
});

describe("an error that nothing caught", () => {
  it.each([
    ["/throw", "an event without a listener"],
    ["/reject", "a promise that is not waited for"],
  ])("is logged, and without a pause the answers under way are made whole: %s", async (address, message) => {
    const life = await begin({ drainMs: HOUR });
    const answer = life.ask("/held");
    await life.said("held");
    void life.ask(address).catch(() => undefined);
    await life.said("work stopped");
    child!.stdin!.write("release\n");
    expect(await (await answer).text()).toBe("whole");
    // Its own request is never answered: it ends with its caller.
    expect(life.lines[2]).toBe(`fatal: an error that nothing caught ends the process: ${message}`);
  });

  it("ends it with code 1, however long a request would take", async () => {
    const life = await begin({ graceMs: 50 });
    void life.ask("/reject").catch(() => undefined);
    expect(await life.ended).toEqual({ code: 1, signal: null });
    expect(life.lines.slice(2)).toEqual(["work stopped", "closed"]);
  });

  it("in the settings is said plainly, with a code of its own", async () => {
    const life = await begin();
    void life.ask("/misconfigured").catch(() => undefined);
    expect(await life.ended).toEqual({ code: 78, signal: null });
    expect(life.errors()).toBe("PORT: is not a number\n");
  });
});

it("a process whose supervisor has gone ends", async () => {
  const life = await begin({ drainMs: HOUR });
  child!.disconnect();
  expect(await life.ended).toEqual({ code: 0, signal: null });
});

describe("after the end of a server its supervisor", () => {
  const crashed = { code: 1, signal: null, isAskedToEnd: false, ranMs: 1000, faults: 0 } as const;

  it("starts it again after a pause that grows", () => {
    const pauses = Array.from({ length: 9 }, (_, faults) => afterEnd({ ...crashed, faults }));
    expect(pauses).toEqual(
      [1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds, index) => ({ restartMs: seconds * 1000, faults: index + 1 })),
    );
  });

  it("begins with a short pause again when it had run well", () => {
    expect(afterEnd({ ...crashed, faults: 8, ranMs: 299_999 })).toMatchObject({ restartMs: 60_000 });
    expect(afterEnd({ ...crashed, faults: 8, ranMs: 300_000 })).toEqual({ restartMs: 1000, faults: 1 });
  });

  it("starts it again when it was killed, and not when it was told to end", () => {
    for (const signal of ["SIGKILL", "SIGSEGV", "SIGABRT"] as const)
      expect(afterEnd({ ...crashed, code: null, signal }), signal).toHaveProperty("restartMs");
    expect(afterEnd({ ...crashed, code: null, signal: "SIGTERM" })).toEqual({ exitCode: 143 });
    expect(afterEnd({ ...crashed, code: null, signal: "SIGINT" })).toEqual({ exitCode: 130 });
    expect(afterEnd({ ...crashed, isAskedToEnd: true })).toEqual({ exitCode: 1 });
    expect(afterEnd({ ...crashed, code: null, signal: "SIGKILL", isAskedToEnd: true })).toEqual({ exitCode: 137 });
  });

  it("ends with it when all was well, and when its settings don't let it start", () => {
    expect(afterEnd({ ...crashed, code: 0 })).toEqual({ exitCode: 0 });
    expect(afterEnd({ ...crashed, code: 78 })).toEqual({ exitCode: 78 });
  });
});

it("a server that crashes is started again, each time said in a line, until it ends well", async () => {
  const count = path.join(folder, "count");
  const crashing = path.join(folder, "crashing.mjs");
  writeFileSync(count, "");
  writeFileSync(
    crashing,
    `import { appendFileSync, readFileSync } from "node:fs";
    appendFileSync(process.env.COUNT, "x");
    const times = readFileSync(process.env.COUNT, "utf8").length;
    if (times === 1) process.kill(process.pid, "SIGKILL");
    else process.exit([0, 0, 1, 3, 0][times]);`,
  );
  const said: string[] = [];
  const code = await supervise([crashing], {
    pauses: { firstMs: 1, mostMs: 2, wellMs: HOUR },
    say: (line: string) => void said.push(line),
    env: { ...process.env, COUNT: count },
  });
  expect(code).toBe(0);
  expect(readFileSync(count, "utf8")).toBe("xxxx");
  expect(said).toEqual([
    "The server was killed (SIGKILL). It starts again in 0.001 s.",
    "The server ended by a fault (code 1). It starts again in 0.002 s.",
    "The server ended by a fault (code 3). It starts again in 0.002 s.",
  ]);
});
