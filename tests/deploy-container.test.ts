import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { ResolvedConfig } from "vite";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { besideBuild } from "../scripts/beside-build";
import { commandIn, copyIn, letIn, settingsIn, stageNames, stepsOf } from "./setup/containerfile";
import type { Step } from "./setup/containerfile";
import { IS_WHOLE } from "./setup/day-sample";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (name: string): string => readFileSync(path.join(ROOT, "scripts/deploy", name), "utf8");
const STEPS = stepsOf(read("Containerfile"));
const TAKEN = letIn(read("Containerfile.dockerignore"));
const LAST = Math.max(...STEPS.map(({ stage }) => stage));
const inLast = (instruction: string): Step[] =>
  STEPS.filter((step) => step.stage === LAST && step.instruction === instruction);

/** The seconds that an end may take: DRAIN_SECONDS, then requests under way, then the database. */
const LEAST_SECONDS_TO_END = 5 + 10 + 5;

describe("the container", () => {
  test("has two stages, of which the last takes nothing from the sources and installs nothing", () => {
    expect(LAST).toBe(1);
    const [build] = stageNames(STEPS);
    expect(inLast("COPY").map((step) => copyIn(step).from)).toEqual([build, build]);
    expect(inLast("RUN")).toEqual([]);
  });

  test("runs as a user without rights, says how it is, and is asked to end by the signal that the server knows", () => {
    expect(inLast("USER").map(({ words }) => words)).toEqual(["node"]);
    expect(inLast("STOPSIGNAL").map(({ words }) => words)).toEqual(["SIGTERM"]);
    expect(commandIn(inLast("HEALTHCHECK")[0]!)).toEqual(["node", "healthy.mjs"]);
    expect(inLast("VOLUME").map(({ words }) => words)).toEqual([settingsIn(inLast("ENV")[0]!).DATA_DIR]);
  });

  test("keeps freed memory from staying, as npm start does", () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
      scripts: { start: string };
    };
    const asStarted = [...scripts.start.matchAll(/MALLOC_\w+=\d+/g)].map(([setting]) => setting);
    expect(asStarted).toHaveLength(2);
    for (const setting of asStarted) {
      expect(inLast("ENV")[0]!.words).toContain(setting);
      for (const unit of ["voyance.service", "voyance@.service"]) expect(read(unit)).toContain(setting);
    }
  });

  test("is given all that the build reads, and that is there", () => {
    for (const name of TAKEN) expect(existsSync(path.join(ROOT, name)), name).toBe(true);
    for (const step of STEPS.filter(({ instruction }) => instruction === "COPY")) {
      const { from, sources } = copyIn(step);
      if (from === undefined) for (const name of sources) expect([".", ...TAKEN]).toContain(name);
    }
  });

  test("reads data beside its code from the folder it runs in, whatever folder it was built in", () => {
    const { configResolved, moduleOf } = besideBuild();
    const outDir = path.join(ROOT, "build/server");
    configResolved({ command: "build", build: { ssr: true, outDir } } as unknown as ResolvedConfig);
    expect(moduleOf(path.join(ROOT, "app/data/airlines.csv"), [])).toContain(
      'readFileSync("build/server/data/data.airlines.csv.json", "utf8")',
    );
  });

  test("is given time to end, by compose and by systemd", () => {
    const { services } = parse(read("compose.yaml"), { merge: true }) as {
      services: Record<string, { stop_grace_period?: string; read_only?: boolean }>;
    };
    for (const name of ["voyance-1", "voyance-2"]) {
      expect(parseInt(services[name]?.stop_grace_period ?? "")).toBeGreaterThanOrEqual(LEAST_SECONDS_TO_END);
      expect(services[name]?.read_only).toBe(true);
    }
    for (const unit of ["voyance.service", "voyance@.service"])
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read(unit))?.[1])).toBeGreaterThanOrEqual(LEAST_SECONDS_TO_END);
  });

  test("the two units differ in the port alone", () => {
    const linesOf = (unit: string): string[] =>
      read(unit)
        .split("\n")
        .filter((line) => !/^(#|Description=|ExecStart=)/.test(line));
    expect(linesOf("voyance@.service")).toEqual(linesOf("voyance.service"));
  });
});

/** Runs the steps of the container file, each stage in an empty folder of its own. */
class Stages {
  readonly #names = stageNames(STEPS);
  readonly #workdirs: string[] = [];
  readonly settings: Record<string, string>[] = [];

  constructor(private readonly root: string) {}

  /** A path of a stage on this machine. */
  place(stage: number, inside: string): string {
    return path.join(this.root, String(stage), path.resolve(this.#workdirs[stage] ?? "/", inside));
  }

  async run(step: Step): Promise<void> {
    const { instruction, words, stage } = step;
    switch (instruction) {
      case "FROM":
        mkdirSync(path.join(this.root, String(stage)), { recursive: true });
        this.settings[stage] = {};
        return;
      case "WORKDIR":
        this.#workdirs[stage] = words;
        mkdirSync(this.place(stage, "."), { recursive: true });
        return;
      case "ENV":
        Object.assign(this.settings[stage]!, settingsIn(step));
        return;
      case "COPY":
        return this.#copy(step);
      case "RUN":
        await promisify(execFile)("/bin/sh", ["-ec", words], {
          cwd: this.place(stage, "."),
          env: { NODE_ENV: "production", PATH: process.env.PATH, HOME: process.env.HOME, ...this.settings[stage] },
          maxBuffer: 64 * 1024 * 1024,
        });
        return;
      case "USER":
      case "VOLUME":
      case "EXPOSE":
      case "HEALTHCHECK":
      case "STOPSIGNAL":
      case "CMD":
        return;
      default:
        throw new Error(`The test can't run a step ${instruction}: ${words}`);
    }
  }

  #copy(step: Step): void {
    const { from, sources, target } = copyIn(step);
    const to = this.place(step.stage, target);
    for (const source of sources) {
      const names = source === "." ? TAKEN : [source];
      if (from === undefined)
        for (const name of names) cpSync(path.join(ROOT, name), path.join(to, name), { recursive: true });
      else cpSync(this.place(this.#names.indexOf(from), source), to, { recursive: true });
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** The user without rights that the container's user stands for, where the tests may choose one. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

// Installs and builds from nothing, which takes minutes and the registry.
test.runIf(IS_WHOLE)(
  "its steps, run in empty folders, end in a server that answers, reads nothing else and ends in order",
  async () => {
    // A user without rights has to reach it.
    const root = mkdtempSync(path.join(os.tmpdir(), "voyance-container-"));
    const stages = new Stages(root);
    try {
      for (const step of STEPS) await stages.run(step);
      // The image is the last stage alone.
      rmSync(path.join(root, "0"), { recursive: true });
      const installed = readdirSync(stages.place(LAST, "node_modules"));
      expect(installed).toContain("express");
      for (const tool of ["vite", "tsx", "esbuild", "typescript", "@remix-run/dev"])
        expect(existsSync(stages.place(LAST, path.join("node_modules", tool))), tool).toBe(false);
      const data = stages.place(LAST, "/data");
      if (NOBODY !== undefined) {
        chownSync(root, NOBODY, NOBODY);
        chownSync(data, NOBODY, NOBODY);
      }
      const port = String(await freePort());
      const env: NodeJS.ProcessEnv = {
        NODE_ENV: "production",
        ...stages.settings[LAST],
        PATH: process.env.PATH,
        HOST: "127.0.0.1",
        PORT: port,
        DATA_DIR: data,
      };
      const asUser = { cwd: stages.place(LAST, "."), env, ...(NOBODY !== undefined && { uid: NOBODY, gid: NOBODY }) };
      const [command, ...words] = commandIn(inLast("CMD")[0]!);
      const server = spawn(command!, words, { ...asUser, stdio: ["ignore", "pipe", "pipe"] });
      const said: string[] = [];
      for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => said.push(String(text)));
      const [check, ...checkWords] = commandIn(inLast("HEALTHCHECK")[0]!);
      const isHealthy = () =>
        promisify(execFile)(check!, checkWords, asUser).then(
          () => true,
          () => false,
        );
      try {
        while (!(await isHealthy())) {
          if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}: ${said.join("")}`);
          await pause(500);
        }
        for (const address of ["/", "/destination/hiroshima", "/destination/hiroshima/map.svg", "/sw.js"]) {
          const answer = await fetch(`http://127.0.0.1:${port}${address}`);
          expect([200, 404], address).toContain(answer.status);
          expect(answer.status, address).toBe(address.endsWith("map.svg") ? answer.status : 200);
        }
      } finally {
        if (server.exitCode === null) {
          server.kill("SIGTERM");
          await once(server, "exit");
        }
      }
      expect(server.exitCode, said.join("")).toBe(0);
      expect(said.join("")).not.toMatch(/"level":(50|60)/);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  },
  // On a machine with nothing else to do it takes five minutes.
  60 * 60_000,
);
