import { rmSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { expect, vi } from "vitest";
import { SEEDED } from "#tests/e2e/global-setup";

const NOT_OF_THE_SEED = /^(sqlite_|kysely_)/;
/** Work that runs, or is due. */
const UNDER_WAY = `
  select count(*) from jobs
  where done_at is null and given_up_at is null and (run_at <= @now or claimed_until > @now)`;

/** Puts the data of the server that runs on a folder back to the seed, once it has done what it was asked for. */
export async function restoreSeed(folder: string): Promise<void> {
  const file = new SQLite(path.join(folder, "voyance.db"), { timeout: 60_000 });
  try {
    const underWay = file.prepare(UNDER_WAY).pluck();
    await vi.waitFor(() => expect(underWay.get({ now: new Date().toISOString() })).toBe(0), { timeout: 60_000 });
    file.pragma("foreign_keys = OFF");
    file.prepare("attach ? as seed").run(path.join(SEEDED, "voyance.db"));
    const tables = file.prepare("select name from seed.sqlite_master where type = 'table'").pluck().all() as string[];
    const restore = file.transaction(() => {
      for (const table of tables.filter((name) => !NOT_OF_THE_SEED.test(name)))
        file.exec(`delete from main."${table}"; insert into main."${table}" select * from seed."${table}"`);
    });
    restore.immediate();
  } finally {
    file.close();
  }
  rmSync(path.join(folder, "outbox"), { recursive: true, force: true });
}
