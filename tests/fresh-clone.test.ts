import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installStep } from "../scripts/prepare.mjs";

/**
 * The packages that `npm start` may install on one kind of machine: some 550 are those of the compiler of Remix, 26
 * those that read passkeys, 13 those of the map, which cut its tiles and show them, 11 those of OpenTelemetry, and 7
 * those that read and resize photographs.
 */
const MOST_PACKAGES = 834;

interface Locked {
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

const isCode = (file: string): boolean =>
  /\.(?:[cm]?[jt]s|tsx)$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$|node_modules/.test(file);

/** Code that is run by `npm start`, in the build and after it. The other scripts are run by a developer. */
const started = [
  ...(readdirSync("app", { recursive: true }) as string[]).map((file) => path.join("app", file)),
  ...readdirSync("migrations").map((file) => path.join("migrations", file)),
  ...readdirSync("scripts")
    .filter(
      (file) => !/^(?:calendar|data|mutation|test|draw-install-pictures|draw-water|throw-away-postgres)\./.test(file),
    )
    .map((file) => path.join("scripts", file)),
  ...["scripts/db", "scripts/region"].flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file))),
  "server.ts",
  "vite.config.ts",
  "remix.config.js",
].filter(isCode);

/** The packages that a file imports when it is run; types are gone by then. */
function packagesIn(file: string): string[] {
  const code = readFileSync(file, "utf8");
  return [
    ...code.matchAll(/^(?:import|export)\b(?! type\b)(?:[^"';]*\bfrom)? "([^".#][^"]*)"|\bimport\("([^".#][^"]*)"\)/gm),
  ]
    .map(([, stated, loaded]) => (stated ?? loaded)!)
    .filter((name) => !isBuiltin(name) && !name.startsWith("virtual:"))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
}

describe("what npm start installs", () => {
  it(`is at most ${MOST_PACKAGES} packages`, () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
    const fits = (is: string, wanted?: string[]): boolean => wanted === undefined || wanted.includes(is);
    const installed = Object.entries(packages).filter(
      ([place, { dev, os, cpu, libc }]) =>
        place !== "" && !dev && fits("linux", os) && fits("x64", cpu) && fits("glibc", libc),
    );
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.length).toBeLessThanOrEqual(MOST_PACKAGES);
  });

  it("is all that the build and the server import", () => {
    const missing = started.flatMap((file) =>
      packagesIn(file)
        .filter((name) => !(name in dependencies))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("a step of installing", () => {
  const BASE = "lock 115";
  const ALL = "lock 115 with tests";

  it.each([
    ["nothing there, to run", undefined, false, ["ci", "--omit=dev"], BASE],
    ["nothing there, to test", undefined, true, ["ci", "--include=dev"], ALL],
    ["another lock file, to run", "old 115 with tests", false, ["ci", "--omit=dev"], BASE],
    ["another lock file, to test", "old 115", true, ["ci", "--include=dev"], ALL],
    ["ready to run, to run", BASE, false, [], BASE],
    ["ready to test, to run", ALL, false, [], ALL],
    ["ready to test, to test", ALL, true, [], ALL],
    // Nothing may be taken away under a server that runs.
    ["ready to run, to test", BASE, true, ["install", "--no-save", "--include=dev"], ALL],
  ])("%s", (_, stamp, isForTests, command, after) => {
    expect(installStep(stamp, BASE, isForTests)).toEqual({ command, stamp: after });
  });
});

describe("a step of getting ready that is killed", () => {
  let clone: string;
  beforeEach(() => {
    clone = mkdtempSync(path.join(os.tmpdir(), "voyance-clone-"));
    for (const folder of ["app", "bin", "node_modules", "scripts"]) mkdirSync(path.join(clone, folder));
    cpSync("scripts/prepare.mjs", path.join(clone, "scripts/prepare.mjs"));
  });
  afterEach(() => rmSync(clone, { recursive: true }));

  const write = (file: string, text: string, mode = 0o600): void =>
    writeFileSync(path.join(clone, file), text, { mode });
  const getReady = (step: string): NodeJS.Signals | null =>
    spawnSync(process.execPath, ["-e", `import("./scripts/prepare.mjs").then((steps) => steps.${step})`], {
      cwd: clone,
      env: { ...process.env, PATH: `${path.join(clone, "bin")}${path.delimiter}${process.env.PATH}` },
    }).signal;

  it("leaves no build that passes for the one before, of which it has replaced a part", () => {
    write(
      "scripts/build.mjs",
      `import fs from "node:fs";
      const from = fs.readFileSync("app/words.txt", "utf8");
      fs.mkdirSync("build", { recursive: true });
      fs.writeFileSync("build/words.txt", from);
      if (from === "new") process.kill(process.ppid, "SIGKILL");`,
    );
    const build = (words: string) => {
      write("app/words.txt", words);
      return [getReady("ensureBuilt()"), readFileSync(path.join(clone, "build/words.txt"), "utf8")];
    };
    expect(build("old")).toEqual([null, "old"]);
    expect(build("new")).toEqual(["SIGKILL", "new"]);
    expect(build("old")).toEqual([null, "old"]);
  });

  it("leaves no packages that pass for those of the lock file before, of which it has deleted some", () => {
    write("package-lock.json", "{}");
    write("bin/npm", "#!/bin/sh\nkill -9 $PPID\n", 0o700);
    write("node_modules/.installed-from", "the stamp of another lock file");
    expect(getReady("ensureInstalled()")).toBe("SIGKILL");
    expect(existsSync(path.join(clone, "node_modules/.installed-from"))).toBe(false);
  });
});
