/**
 * Makes a fresh clone ready: installs when the lock file changed, builds when a source changed.
 * Plain JavaScript without packages, because it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
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

function isSame(stampFile, stamp) {
  const file = path.join(ROOT, stampFile);
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

function writeStamp(stampFile, stamp) {
  mkdirSync(path.dirname(path.join(ROOT, stampFile)), { recursive: true });
  writeFileSync(path.join(ROOT, stampFile), stamp);
}

/**
 * Installs exactly what the lock file of a folder names, unless that was done before. The product's own folder has
 * packages that building and running need and, on top, those of the tests (`isForTests`). The second holds the first; the
 * step from the first to the second only adds, since a server may be running on what is there.
 */
export function ensureInstalled({ folder = ".", isForTests = false } = {}) {
  const stampFile = path.join(folder, "node_modules/.installed-from");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(ROOT, folder, "package-lock.json")))
    .digest("hex");
  const base = `${lock} ${process.versions.modules}`;
  const complete = `${base} with tests`;
  if (isSame(stampFile, complete) || (!isForTests && isSame(stampFile, base))) return;
  console.log(
    folder === "." ? "Installing packages (a few minutes the first time)" : `Installing packages of ${folder}`,
  );
  const how = isSame(stampFile, base) ? ["install", "--no-save"] : ["ci"];
  run("npm", [...how, isForTests ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund"], {}, folder);
  writeStamp(stampFile, isForTests ? complete : base);
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

/** Builds the server, the pages and what stands beside them, unless the sources are those of the last build. */
export function ensureBuilt() {
  const stamp = sourceHash();
  if (isSame(BUILT, stamp)) return;
  console.log("Building");
  run("node", ["scripts/build.mjs"], { NODE_ENV: "production" });
  writeStamp(BUILT, stamp);
}
