/** A backup in one file, and from it the same site again: on the database that the run is about. */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeDatabase, db, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { MIGRATIONS, isMigrated, migrateApart } from "#app/db/migrate.server";
import { loader as bookingsLoader } from "#app/routes/trips/bookings";
import { loader as tripLoader } from "#app/routes/trips/trip";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import { freshAddress } from "#tests/setup/database";
import { makeCtx } from "../booking/booking.fixture";
import { args } from "../planning/traveller.fixture";
import {
  NOW,
  damage,
  dumpPostgres,
  dumpSqlite,
  ownFolder,
  runCommand,
  sandboxAddress,
  sandboxFile,
} from "./database.fixture";
import type { Dump } from "./database.fixture";

const isPostgres = Boolean(process.env.TEST_POSTGRES_URL);
const RESUME = "0190aaaa-0000-4000-8000-000000000001";

/** Where an installation has its data; each has its own. */
interface Site {
  DATABASE_URL: string;
  DATA_DIR: string;
}

const fileOf = ({ DATABASE_URL }: Site): string => DATABASE_URL.slice("sqlite:".length);
const dump = (site: Site): Promise<Dump> =>
  isPostgres ? dumpPostgres(site.DATABASE_URL) : Promise.resolve(dumpSqlite(fileOf(site)));

async function emptySite(): Promise<Site> {
  const folder = ownFolder();
  return {
    DATABASE_URL: isPostgres ? await freshAddress() : `sqlite:${path.join(folder, "voyance.db")}`,
    DATA_DIR: folder,
  };
}

/** The site as the sandbox begins, with a file of a traveller and with its keys. */
async function filledSite(): Promise<Site> {
  const folder = ownFolder();
  mkdirSync(path.join(folder, "resumes"));
  writeFileSync(path.join(folder, "resumes", RESUME), "%PDF a life");
  writeFileSync(path.join(folder, "traveller-key"), "opens-the-passports-of-all-travellers");
  writeFileSync(path.join(folder, "session-secret"), "signs-the-cookies-of-all-travellers");
  return {
    DATABASE_URL: isPostgres ? await sandboxAddress() : `sqlite:${await sandboxFile()}`,
    DATA_DIR: folder,
  };
}

let site: Site;
let backup: string;
beforeEach(async () => {
  site = await filledSite();
  backup = path.join(ownFolder(), "site.backup");
});
afterEach(() => closeDatabase());

const run = (words: string[], where: Site = site) => runCommand(words, { ...where });

/** What the pages of the booked trip say to its owner. */
async function pages(where: Site): Promise<string> {
  useDatabase(openDatabase(where.DATABASE_URL));
  const ctx = makeCtx({ now: NOW });
  const { id } = await db()
    .selectFrom("users")
    .select("id")
    .where("email", "=", "premium@voyance.test")
    .executeTakeFirstOrThrow();
  const trip = await db()
    .selectFrom("trips")
    .select("id")
    .where("status", "=", "booked")
    .where("owner_id", "=", id)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const headers = { Cookie: `auth_token=${await createSession(ctx, id, "tests")}`, "x-voyance-now": NOW.toISOString() };
  const params = { tripId: trip.id };
  const told = await Promise.all([
    tripLoader(args(`/trips/${trip.id}`, { headers, params }) as never),
    bookingsLoader(args(`/trips/${trip.id}/bookings`, { headers, params }) as never),
  ]);
  await closeDatabase();
  // A form has another key each time that it is shown.
  return JSON.stringify(told, (name, value: unknown) => (name === "formKey" ? undefined : value));
}

describe("a backup", () => {
  it("brings the site back after all was lost: the same trip, the same bookings, the same files", async () => {
    const before = await pages(site);
    expect(before).toContain('"booked"');
    const rows = await dump(site);
    expect(await run(["backup", backup])).toMatchObject({ code: 0, errors: "" });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(backup))).toEqual(["site.backup"]);

    const anew = await emptySite();
    expect(await run(["restore", backup], anew)).toMatchObject({ code: 0, errors: "" });
    expect(await dump(anew)).toEqual(rows);
    expect(await pages(anew)).toEqual(before);
    expect(readFileSync(path.join(anew.DATA_DIR, "resumes", RESUME), "utf8")).toBe("%PDF a life");
    expect(statSync(path.join(anew.DATA_DIR, "resumes", RESUME)).mode & 0o777).toBe(0o600);
    expect(readdirSync(anew.DATA_DIR).filter((name) => !/^(resumes|voyance\.db)/.test(name))).toEqual([]);
  });

  it("has none of the keys, and says which to keep where", async () => {
    const { said } = await run(["backup", backup]);
    const bytes = readFileSync(backup);
    expect(bytes.includes("opens-the-passports")).toBe(false);
    expect(bytes.includes("signs-the-cookies")).toBe(false);
    expect(said).toMatch(/session-secret, webhook-secret and vapid-key/);
    expect(said).toMatch(/traveller-key somewhere else/);
  });

  it("is taken while a server writes, and holds one moment", async () => {
    const server = openDatabase(site.DATABASE_URL);
    await server.selectFrom("users").select("id").execute();
    const rows = await dump(site);
    expect(await run(["backup", backup])).toMatchObject({ code: 0, errors: "" });
    await server.updateTable("trips").set({ name: "Later" }).execute();
    await server.destroy();
    const anew = await emptySite();
    await run(["restore", backup], anew);
    expect(await dump(anew)).toEqual(rows);
  });

  it("has a name of its own where none is said, and never overwrites a file", async () => {
    expect(await run(["backup"])).toMatchObject({ code: 0 });
    expect(readdirSync(path.join(site.DATA_DIR, "backups"))).toEqual([expect.stringMatching(/^voyance-.*Z?\.db$/)]);
    writeFileSync(backup, "something else");
    expect(await run(["backup", backup])).toMatchObject({ code: 1, errors: expect.stringMatching(/exists/) });
    expect(readFileSync(backup, "utf8")).toBe("something else");
  });

  it("of an earlier version is brought up to date when it is restored", async () => {
    const old = await emptySite();
    const database = openDatabase(old.DATABASE_URL);
    await migrateApart(database, MIGRATIONS.at(-4)!);
    await sql`insert into rate_limits (key, points, window_ends_at) values ('kept', 7, '2027')`.execute(database);
    await database.destroy();
    expect(await run(["backup", backup], old)).toMatchObject({ code: 0, errors: "" });
    const anew = await emptySite();
    expect(await run(["restore", backup], anew)).toMatchObject({ code: 0, errors: "" });
    const restored = openDatabase(anew.DATABASE_URL);
    expect(await isMigrated(restored)).toBe(true);
    expect(await restored.selectFrom("rate_limits").selectAll().execute()).toEqual([
      { key: "kept", points: 7, window_ends_at: "2027" },
    ]);
    await restored.destroy();
  });
});

describe("restoring", () => {
  let taken: string;
  beforeAll(async () => {
    taken = path.join(ownFolder(), "taken.backup");
    expect(await run(["backup", taken], await filledSite())).toMatchObject({ code: 0, errors: "" });
  });
  beforeEach(() => copyFileSync(taken, backup));
  const change = async (): Promise<Dump> => {
    const later = openDatabase(site.DATABASE_URL);
    await later.updateTable("trips").set({ name: "Later" }).execute();
    await later.destroy();
    return dump(site);
  };

  it("leaves a database that holds something, unless it is told to replace it", async () => {
    const first = await dump(site);
    const second = await change();
    expect(await run(["restore", backup])).toMatchObject({ code: 1, errors: expect.stringMatching(/not empty/) });
    expect(await dump(site)).toEqual(second);
    expect(await run(["restore", backup, "--replace"])).toMatchObject({ code: 0, errors: "" });
    expect(await dump(site)).toEqual(first);
  });

  it("replaces nothing under a server that runs", async () => {
    const second = await change();
    const server = openDatabase(site.DATABASE_URL);
    await server.selectFrom("users").select("id").execute();
    const { code, errors } = await run(["restore", backup, "--replace"]);
    await server.destroy();
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/stop it first/) });
    expect(await dump(site)).toEqual(second);
  });

  it("refuses a damaged backup before it touches anything", async () => {
    const second = await change();
    damage(backup, "premium@voyance.test");
    const { code, errors } = await run(["restore", backup, "--replace"]);
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/differ in users|damaged/) });
    expect(await dump(site)).toEqual(second);
  });

  it("refuses a damaged file of a traveller, and a file that is no backup", async () => {
    damage(backup, "%PDF a life");
    expect((await run(["restore", backup, "--replace"])).errors).toMatch(/damaged|differ/);
    const other = path.join(ownFolder(), "other.db");
    new SQLite(other).exec("create table trips (id text)").close();
    expect((await run(["restore", other, "--replace"])).errors).toMatch(/is not a backup of Voyance/);
  });

  it.skipIf(isPostgres)(
    "says what to do with a damaged database, and with what is left of one that is gone",
    async () => {
      const file = fileOf(site);
      writeFileSync(file, "no database any more ".repeat(200));
      const restored = (): ReturnType<typeof run> => run(["restore", backup, "--replace"]);
      expect(await restored()).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/is damaged: stop the server, move/),
      });
      rmSync(file);
      writeFileSync(`${file}-wal`, "a log");
      expect(await restored()).toMatchObject({ code: 1, errors: expect.stringMatching(/-wal lies there without/) });
      rmSync(`${file}-wal`);
      expect(await restored()).toMatchObject({ code: 0, errors: "" });
    },
  );

  it.each([/is whole/, /^Making the database/])(
    "killed at %s leaves what was there, and can be done again",
    async (at) => {
      const first = await dump(site);
      const second = await change();
      const killed = await runCommand(["restore", backup, "--replace"], { ...site }, (line, child) => {
        if (at.test(line)) child.kill("SIGKILL");
      });
      // Rarely the end is reached before the signal.
      expect(await dump(site)).toEqual(killed.code === 0 ? first : second);
      rmSync(path.join(site.DATA_DIR, "resumes"), { recursive: true });
      expect(await run(["restore", backup, "--replace"])).toMatchObject({ code: 0, errors: "" });
      expect(await dump(site)).toEqual(first);
      expect(readFileSync(path.join(site.DATA_DIR, "resumes", RESUME), "utf8")).toBe("%PDF a life");
    },
  );
});
