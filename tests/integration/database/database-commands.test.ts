/** What the commands answer to what can't be done: one line, code 1, and no password. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readAddress } from "../../../scripts/db/address";
import { inOneLine } from "../../../scripts/db/failure";
import { checkVersion } from "../../../scripts/db/postgres-end";
import { ownFolder, runCommand, sandboxFile } from "./database.fixture";

let folder: string;
let file: string;
beforeAll(async () => {
  folder = ownFolder();
  file = await sandboxFile();
  writeFileSync(path.join(folder, "text.db"), "not a database, but a text of some length\n".repeat(40));
  mkdirSync(path.join(folder, "folder.db"));
});

const PASSWORD = "hunter%2Fseven";
const nowhere = (port: number): string => `postgres://ann:${PASSWORD}@127.0.0.1:${port}/site?password=eight-legs`;

/** A port that nothing listens at. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("a command that can't be done", () => {
  it.each<[string, (port: number) => string[], RegExp]>([
    ["no words", () => ["copy"], /^Two addresses are needed: npm run db:copy -- sqlite:FILE/],
    ["one address too many", (port) => ["copy", `sqlite:${file}`, nowhere(port), nowhere(port)], /^Two addresses/],
    [
      "another scheme",
      () => ["copy", `mysql://ann:${PASSWORD}@host/site`, `sqlite:${file}`],
      /^An address of a database is/,
    ],
    [
      "an address that can't be read",
      () => ["copy", `sqlite:${file}`, `postgres://ann:${PASSWORD}@ho st:x/`],
      /can't be read/,
    ],
    ["two of a kind", () => ["copy", `sqlite:${file}`, `sqlite:${file}2`], /use db:backup and db:restore/],
    ["a missing file", (port) => ["copy", `sqlite:${folder}/none.db`, nowhere(port)], /^There is no file .*none\.db/],
    ["a folder", (port) => ["copy", `sqlite:${folder}/folder.db`, nowhere(port)], /folder\.db is not a file/],
    ["a text", (port) => ["copy", `sqlite:${folder}/text.db`, nowhere(port)], /not a file of SQLite/],
    [
      "a server that does not answer",
      (port) => ["copy", `sqlite:${file}`, nowhere(port)],
      /PostgreSQL does not answer/,
    ],
    ["a restore of nothing", () => ["restore"], /^One file is needed/],
    ["a restore of a missing file", () => ["restore", `${folder}/none.backup`], /^There is no file/],
    ["a restore of a text", () => ["restore", `${folder}/text.db`], /not a file of SQLite/],
    ["two files for a backup", () => ["backup", "one", "two"], /^One file is enough/],
    ["another command", () => ["upgrade"], /^The commands are/],
  ])("%s is one line and code 1", async (_, words, line) => {
    const { code, said, errors } = await runCommand(words(await closedPort()), { DATABASE_URL: `sqlite:${file}` });
    expect(code).toBe(1);
    expect(errors).toMatch(line);
    expect(errors.trim().split("\n")).toHaveLength(1);
    expect(said + errors).not.toMatch(/hunter|eight-legs|\bat .*:\d+:\d+/);
    expect(readdirSync(path.dirname(file))).toEqual(["voyance.db"]);
  });

  it("a place that can't be written is one line, and a wrong setting too", async () => {
    const ran = await runCommand(["backup", path.join(file, "site.backup")], { DATABASE_URL: `sqlite:${file}` });
    expect(ran).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^a file or its folder is not there \(.*\)\n$/),
    });
    const wrong = await runCommand(["backup"], { DATABASE_URL: `mysql://ann:${PASSWORD}@host/site` });
    expect(wrong).toMatchObject({ code: 1, errors: "DATABASE_URL must start with sqlite: or postgres://\n" });
  });
});

describe("words for a failure", () => {
  const coded = (code: string, message = "boom"): Error => Object.assign(new Error(message), { code });
  it.each([
    ["EACCES", /may not read or write/],
    ["ENOSPC", /disk is full/],
    ["SQLITE_FULL", /disk is full/],
    ["SQLITE_BUSY_SNAPSHOT", /another program holds/],
    ["28P01", /user or password/],
    ["3D000", /no such database/],
    ["42501", /lacks a right/],
    ["53100", /disk of PostgreSQL/],
    ["57P01", /ended the connection/],
  ])("%s", (code, words) => expect(inOneLine(coded(code), [])).toMatch(words));

  it("never have a password in them, nor a second line", () => {
    const address = readAddress(nowhere(1));
    const secrets = address.kind === "postgres" ? address.secrets : [];
    const said = inOneLine(new Error(`could not use ${nowhere(1)}\n as hunter/seven`), secrets);
    expect(said).not.toMatch(/hunter|eight-legs|\n/);
    expect(address.name).toBe("postgres://ann@127.0.0.1:1/site");
  });

  it("name a server that is too old", () => {
    expect(() => checkVersion(90_624)).toThrow(/PostgreSQL 9 is too old: version 13 or newer/);
    expect(() => checkVersion(150_012)).not.toThrow();
  });
});
