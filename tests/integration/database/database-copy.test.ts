/** From one file to PostgreSQL and back, by the command itself in a process of its own. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";
import { copyAddress, freshAddress } from "#tests/setup/database";
import { sampleOfDay } from "#tests/setup/day-sample";
import {
  ask,
  dumpPostgres,
  dumpSqlite,
  ownFolder,
  runCommand,
  sandboxFile,
  shapeOf,
  shapeOfFile,
} from "./database.fixture";
import type { Ran } from "./database.fixture";

let file: string;
let address: string;
beforeEach(async () => {
  if (!process.env.TEST_POSTGRES_URL) return;
  file = await sandboxFile();
  address = await freshAddress();
});

const toPostgres = (onLine?: Parameters<typeof runCommand>[2]): Promise<Ran> =>
  runCommand(["copy", `sqlite:${file}`, address], {}, onLine);

const tablesThere = (): Promise<{ name: string }[]> =>
  ask(address, "select tablename as name from pg_tables where schemaname = 'public'");

describe.skipIf(!process.env.TEST_POSTGRES_URL)("a copy", () => {
  it("brings every row to PostgreSQL and back, in databases as the migrations make them", async () => {
    const before = dumpSqlite(file);
    const shape = shapeOfFile(file);
    expect(Object.values(before).flat().length).toBeGreaterThan(50);
    expect(await toPostgres()).toMatchObject({ code: 0, errors: "" });
    expect(await dumpPostgres(address)).toEqual(before);
    expect(await shapeOf(address)).toEqual(await shapeOf(await copyAddress()));
    // The source is left as it was, without anything beside it.
    expect(readdirSync(path.dirname(file))).toEqual(["voyance.db"]);
    expect(dumpSqlite(file)).toEqual(before);

    const back = path.join(ownFolder(), "back.db");
    expect(await runCommand(["copy", address, `sqlite:${back}`])).toMatchObject({ code: 0, errors: "" });
    expect(readdirSync(path.dirname(back))).toEqual(["back.db"]);
    expect(dumpSqlite(back)).toEqual(before);
    expect(shapeOfFile(back)).toEqual(shape);
    expect(statSync(back).mode & 0o777).toBe(0o600);
  });

  it("says what it did, and what to do next", async () => {
    const { said } = await toPostgres();
    expect(said).toMatch(/^users: 6 rows written$/m);
    expect(said).toMatch(/^The same [\d,]+ rows on both sides\.$/m);
    expect(said).toMatch(/^Next: set DATABASE_URL to the address of postgres:/m);
  });

  it("loses nothing of what is written while it runs: it asks for the end of the server and brings the rest", async () => {
    // A server, as far as the file is concerned: a connection that stays open and writes.
    const server = new SQLite(file);
    const { id, other } = server.prepare("select min(id) as id, max(id) as other from users").get() as {
      id: string;
      other: string;
    };
    server.prepare("update users set handle = 'first' where id = ?").run(id);
    let isWritten = false;
    const first = await toPostgres((line) => {
      if (isWritten || !line.startsWith("users:")) return;
      isWritten = true;
      server.prepare("update users set name = 'Written meanwhile' where id = ?").run(other);
    });
    expect(isWritten).toBe(true);
    expect(first).toMatchObject({ code: 2, errors: "" });
    expect(first.said).toMatch(/Next: stop the server, and run the same command again/);
    expect(await tablesThere()).toEqual([]);
    // A unique name changes its owner, rows go, come, and come again with the same unique value under another key.
    server.prepare("update users set handle = null where id = ?").run(id);
    server.prepare("update users set handle = 'first' where id = ?").run(other);
    server.prepare("update trips set name = 'Renamed', revision = revision + 1").run();
    server.exec("create temp table moved as select * from sessions; delete from sessions");
    server.exec("update moved set id = 'again-' || id; insert into sessions select * from moved");
    server.exec("delete from trip_companions where role <> 'owner'; delete from rate_limits");
    server.exec(`insert into ledger_entries (id, source, kind, user_id, sold_as, about, occurred_at)
      values ('late', 'charge:late', 'charge', 'x', 'trip', '', '2026-11-30T08:00:00.000Z')`);
    const after = dumpSqlite(file);
    server.close();
    const second = await toPostgres();
    expect(second).toMatchObject({ code: 0, errors: "" });
    expect(second.said).toMatch(/^A copy that was begun before goes on\.$/m);
    expect(await dumpPostgres(address)).toEqual(after);
    expect(await shapeOf(address)).toEqual(await shapeOf(await copyAddress()));
  });

  it("keeps a server away from the file until it is done", async () => {
    const refused: string[] = [];
    await toPostgres((line) => {
      if (!line.startsWith("users:")) return;
      const server = new SQLite(file, { timeout: 0 });
      try {
        server.pragma("journal_mode = WAL");
      } catch (error) {
        refused.push((error as Error).message);
      }
      server.close();
    });
    expect(refused).toEqual(["database is locked"]);
  });

  it("copies what servers see of a PostgreSQL database in use, and the rest once they are stopped", async () => {
    await toPostgres();
    const server = openDatabase(address);
    await server.selectFrom("users").select("id").execute();
    const back = path.join(ownFolder(), "back.db");
    const first = await runCommand(["copy", address, `sqlite:${back}`]);
    expect(first.code).toBe(2);
    expect(existsSync(back)).toBe(false);
    await server.updateTable("trips").set({ notes: "Late", status: "cancelled" }).execute();
    await server.destroy();
    expect(await runCommand(["copy", address, `sqlite:${back}`])).toMatchObject({ code: 0, errors: "" });
    expect(dumpSqlite(back)).toEqual(await dumpPostgres(address));
  });
});

/** Lines at which the copy is killed, two of them a day; a number counts the tables before. */
const KILLS = [/^Nothing else uses/, 1, 12, /^Comparing/, /^Making indexes/] as const;

describe.skipIf(!process.env.TEST_POSTGRES_URL)("a copy that is killed", () => {
  it.each(sampleOfDay(KILLS, String, 2))(
    "at %s goes on when it is asked again, and shows nothing before",
    async (at) => {
      let tables = 0;
      const killed = await toPostgres((line, child) => {
        if (/: .* written$/.test(line)) tables += 1;
        if (typeof at === "number" ? tables === at : at.test(line)) child.kill("SIGKILL");
      });
      // Rarely the end is reached before the signal.
      if (killed.code !== 0) expect(await tablesThere()).toEqual([]);
      const again = await toPostgres();
      if (killed.code === 0) expect(again.errors).toMatch(/not empty/);
      else expect(again).toMatchObject({ code: 0, errors: "" });
      expect(await dumpPostgres(address)).toEqual(dumpSqlite(file));
      expect(await shapeOf(address)).toEqual(await shapeOf(await copyAddress()));
    },
  );

  it.each(sampleOfDay<number | RegExp>([3, /^Making indexes/], String, 1))("on the way back at %s", async (at) => {
    await toPostgres();
    const back = path.join(ownFolder(), "back.db");
    let tables = 0;
    await runCommand(["copy", address, `sqlite:${back}`], {}, (line, child) => {
      if (/: .* written$/.test(line)) tables += 1;
      if (typeof at === "number" ? tables === at : at.test(line)) child.kill("SIGKILL");
    });
    const isThere = existsSync(back);
    const again = await runCommand(["copy", address, `sqlite:${back}`]);
    expect(again.code, again.errors).toBe(isThere ? 1 : 0);
    expect(dumpSqlite(back)).toEqual(dumpSqlite(file));
    expect(shapeOfFile(back)).toEqual(shapeOfFile(file));
  });
});

describe.skipIf(!process.env.TEST_POSTGRES_URL)("a copy is refused", () => {
  const errorsOf = async (): Promise<string> => {
    const { code, errors } = await toPostgres();
    expect(code).toBe(1);
    expect(errors.trim().split("\n")).toHaveLength(1);
    return errors;
  };

  it("into a database that holds something, which stays", async () => {
    const database = openDatabase(address);
    await migrateToLatest(database);
    await database.destroy();
    expect(await errorsOf()).toMatch(/is not empty, and is left as it is/);
    expect(await tablesThere()).not.toEqual([]);
  });

  it("into a file that holds something", async () => {
    await toPostgres();
    const other = await sandboxFile();
    const { code, errors } = await runCommand(["copy", address, `sqlite:${other}`]);
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/is not empty/) });
  });

  it("into the unfinished copy of another source", async () => {
    await toPostgres((line, child) => void (line.startsWith("users:") && child.kill("SIGKILL")));
    const mine = file;
    file = await sandboxFile();
    expect(await errorsOf()).toMatch(new RegExp(`unfinished copy of sqlite:${mine}`));
  });

  it("of a database of an earlier version, or a later one", async () => {
    const source = new SQLite(file);
    const last = source.prepare("select max(name) from kysely_migration").pluck().get();
    source.prepare("delete from kysely_migration where name = ?").run(last);
    source.pragma("journal_mode = DELETE");
    expect(await errorsOf()).toMatch(/earlier version .*: start this version's server on it once/);
    source.prepare("insert into kysely_migration values (?, 'x'), ('29991231_01_later', 'x')").run(last);
    source.close();
    expect(await errorsOf()).toMatch(/29991231_01_later, which this version does not know/);
  });

  it("of a value that PostgreSQL can't hold, naming its column", async () => {
    const source = new SQLite(file);
    source.prepare("update trips set notes = ?").run("a\0b");
    source.close();
    expect(await errorsOf()).toMatch(/^trips\.notes holds a character of the value zero/);
  });

  it("where two copy at once", async () => {
    const [one, other] = await Promise.all([toPostgres(), toPostgres()]);
    expect([one.code, other.code].toSorted()).toEqual([0, 1]);
    expect(await dumpPostgres(address)).toEqual(dumpSqlite(file));
  });
});
