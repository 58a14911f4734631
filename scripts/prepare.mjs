/**
 * Makes a fresh clone ready: installs when the lock file changed, builds when a source changed. Plain JavaScript
 * without packages, because it runs before any are installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const INSTALLED = "node_modules/.installed-from";
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

/** Runs a command in the project's folder; a failure ends the process with its code. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function isSame(stampFile, stamp) {
  const file = path.join(ROOT, stampFile);
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

function writeStamp(stampFile, stamp) {
  mkdirSync(path.dirname(path.join(ROOT, stampFile)), { recursive: true });
  writeFileSync(path.join(ROOT, stampFile), stamp);
}

/** Installs exactly the packages of the lock file, unless that was done before. */
export function ensureInstalled() {
  const stamp = `${createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .digest("hex")} ${process.versions.modules}`;
  if (isSame(INSTALLED, stamp)) return;
  console.log("Installing packages (a few minutes the first time)");
  run("npm", ["ci", "--no-audit", "--no-fund"], { NODE_ENV: "development" });
  writeStamp(INSTALLED, stamp);
}

function* filesIn(entry) {
  const full = path.join(ROOT, entry);
  if (!existsSync(full)) return;
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
export function ensureBuilt() {
  const stamp = sourceHash();
  if (isSame(BUILT, stamp)) return;
  console.log("Building");
  run("node", ["scripts/build.mjs"], { NODE_ENV: "production" });
  writeStamp(BUILT, stamp);
}
