import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filesOfDatabase, keepPrivate } from "./private-data.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "voyance-private-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rightsOf = (file: string): string => (statSync(file).mode & 0o7777).toString(8);

it("takes everybody else's rights from the data folder and all that lies in it, once", async () => {
  const data = path.join(folder, "data");
  mkdirSync(path.join(data, "outbox"), { recursive: true });
  const files = ["voyance.db", "voyance.db-wal", "outbox/a.json", "outbox/program"];
  for (const [index, name] of files.entries()) {
    writeFileSync(path.join(data, name), "");
    chmodSync(path.join(data, name), [0o644, 0o666, 0o640, 0o755][index]!);
  }
  for (const name of ["", "outbox"]) chmodSync(path.join(data, name), 0o755);
  expect(await keepPrivate(data, [])).toEqual({ mended: 6, refused: [] });
  expect(["", "outbox", ...files].map((name) => rightsOf(path.join(data, name)))).toEqual([
    "700",
    "700",
    "600",
    "600",
    "600",
    "700",
  ]);
  expect(await keepPrivate(data, [])).toEqual({ mended: 0, refused: [] });
});

it("makes a folder that is not there, and mends a database that lies elsewhere", async () => {
  const database = path.join(folder, "elsewhere.db");
  writeFileSync(database, "");
  chmodSync(database, 0o644);
  const data = path.join(folder, "new");
  expect(await keepPrivate(data, filesOfDatabase(`sqlite:${database}`))).toEqual({ mended: 1, refused: [] });
  expect([rightsOf(data), rightsOf(database)]).toEqual(["700", "600"]);
});

it("leaves alone what a link in the folder leads to", async () => {
  const elsewhere = path.join(folder, "elsewhere");
  writeFileSync(elsewhere, "");
  chmodSync(elsewhere, 0o644);
  const data = path.join(folder, "data");
  mkdirSync(data);
  symlinkSync(elsewhere, path.join(data, "link"));
  await keepPrivate(data, []);
  expect(rightsOf(elsewhere)).toBe("644");
});

it("knows the files of an embedded database, and none of another one", () => {
  expect(filesOfDatabase("sqlite:/data/a.db")).toEqual(["/data/a.db", "/data/a.db-wal", "/data/a.db-shm"]);
  expect(filesOfDatabase("sqlite::memory:")).toEqual([]);
  expect(filesOfDatabase("postgres://localhost/a")).toEqual([]);
});
