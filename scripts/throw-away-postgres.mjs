/** A PostgreSQL cluster that lives as long as a test run, on machines with its programs. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Data that a crash of the machine would lose is thrown away at the end anyway. */
const NOTHING_LASTS = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c jit=off";
const HOME = "/usr/lib/postgresql";

function programs() {
  if (!existsSync(HOME)) return undefined;
  const newest = readdirSync(HOME)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  const folder = newest && path.join(HOME, newest, "bin");
  return folder && existsSync(path.join(folder, "initdb")) ? folder : undefined;
}

/** A port that is free now, found in a process of its own because this one is synchronous. */
function freePort() {
  const found = spawnSync(
    process.execPath,
    ["-e", `const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})`],
    { encoding: "utf8" },
  );
  return Number(found.stdout);
}

/**
 * Starts a cluster on a free loopback port. @returns its address and a function that stops it, or undefined without the
 * programs
 */
export function startPostgres() {
  const bin = programs();
  if (!bin) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-pg-"));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o777);
    if (spawnSync("chown", ["postgres", folder]).status !== 0) return undefined;
  }
  const as = (program, args) =>
    isRoot
      ? spawnSync("runuser", ["-u", "postgres", "--", path.join(bin, program), ...args], {
          cwd: folder,
          encoding: "utf8",
        })
      : spawnSync(path.join(bin, program), args, { cwd: folder, encoding: "utf8" });
  const data = path.join(folder, "data");
  const port = freePort();
  const made = as("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  const started =
    made.status === 0
      ? as("pg_ctl", [
          "-D",
          data,
          "-w",
          "-l",
          path.join(folder, "log"),
          "-o",
          `-p ${port} -h 127.0.0.1 -k ${folder} ${NOTHING_LASTS}`,
          "start",
        ])
      : made;
  if (started.status !== 0) {
    console.log(started.stderr);
    return undefined;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      as("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
