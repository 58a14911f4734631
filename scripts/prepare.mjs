/**
 * Makes a fresh clone ready: installs when the lock file changed, builds when a source changed. Plain JavaScript
 * without packages, because it runs before any are installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const BUILT = "build/.built-from";
const SOURCES = [
  "app",
  "migrations",
  "public",
  "scripts",
  "server.ts",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];

/** Runs a command in the project's folder, or in one of its own; a failure ends the process with its code. */
export function run(command, args, env = {}, folder = ".") {
  const cwd = path.join(ROOT, folder);
  const done = spawnSync(command, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function readStamp(stampFile) {
  const file = path.join(ROOT, stampFile);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function writeStamp(stampFile, stamp) {
  mkdirSync(path.dirname(path.join(ROOT, stampFile)), { recursive: true });
  writeFileSync(path.join(ROOT, stampFile), stamp);
}

/** What replaces the files of a stamp takes the stamp first: half of it, left by a step that was killed, is not it. */
function dropStamp(stampFile) {
  rmSync(path.join(ROOT, stampFile), { force: true });
}

/**
 * The step where something may be installed already: nothing, everything anew from the lock file, or only what is
 * missing. A step from the product's packages to those of its tests adds and takes nothing away, since a server may be
 * running on what is there.
 * @param base stamp of a folder that has what running needs: its lock file and the version of native modules
 * @returns the words for npm, none where all is there, and the stamp to write afterwards
 */
export function installStep(stamp, base, isForTests) {
  const complete = `${base} with tests`;
  if (stamp === complete || (stamp === base && !isForTests)) return { command: [], stamp };
  const command =
    stamp === base ? ["install", "--no-save", "--include=dev"] : ["ci", `--${isForTests ? "include" : "omit"}=dev`];
  return { command, stamp: isForTests ? complete : base };
}

/**
 * Installs exactly what the lock file of a folder names, unless that was done before: what building and running needs
 * (`dependencies`), for tests also the rest (`devDependencies`).
 */
export function ensureInstalled({ folder = ".", isForTests = false } = {}) {
  const stampFile = path.join(folder, "node_modules/.installed-from");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(ROOT, folder, "package-lock.json")))
    .digest("hex");
  const { command, stamp } = installStep(readStamp(stampFile), `${lock} ${process.versions.modules}`, isForTests);
  if (command.length === 0) return;
  if (command[0] === "ci") dropStamp(stampFile);
  console.log(`Installing packages${folder === "." ? " (a few minutes the first time)" : ` of ${folder}`}`);
  run("npm", [...command, "--no-audit", "--no-fund"], {}, folder);
  writeStamp(stampFile, stamp);
}

function* filesIn(entry) {
  const full = path.join(ROOT, entry);
  if (!existsSync(full) || path.basename(entry) === "node_modules") return;
  if (!statSync(full).isDirectory()) yield entry;
  else for (const name of readdirSync(full).sort()) yield* filesIn(path.join(entry, name));
}

function sourceHash() {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for (const file of filesIn(source))
      if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest("hex");
}

/** Builds the server, the pages and the files beside them, unless the sources are those of the last build. */
export async function ensureBuilt() {
  const stamp = sourceHash();
  if (readStamp(BUILT) === stamp) return;
  dropStamp(BUILT);
  console.log("Building");
  const child = spawn("node", ["scripts/build.mjs"], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [code] = await once(child, "close");
  if (code !== 0) process.exit(code ?? 1);
  writeStamp(BUILT, stamp);
}
