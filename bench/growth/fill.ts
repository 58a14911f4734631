import SQLite from "better-sqlite3";

/** How many rows a grown database holds (QUALITY, Growth). */
export interface Amounts {
  users: number;
  trips: number;
  commands: number;
  jobs: number;
}

export const GROWN: Amounts = { users: 100_000, trips: 300_000, commands: 1_000_000, jobs: 400_000 };

/** Rows are numbered by `i`; the same number makes the same row, whatever the day. */
const idOf = (space: string, number = "i"): string => `printf('0190${space}-0000-7000-8000-%012x', ${number})`;
const user = (number: string): string => idOf("aaaa", number);
const trip = (number: string): string => idOf("bbbb", number);
/** An instant so many days from now, as the product writes them. */
const instant = (days: string): string => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (${days}) || ' days')`;
const NOW = instant("0");

/** Inserts numbered rows whose columns are SQL expressions; those that are not named come from a row of the sandbox. */
function fill(file: SQLite.Database, table: string, count: number, columns: Record<string, string>, like = ""): void {
  const all = file.pragma(`table_info(${table})`) as { name: string }[];
  const names = all.map(({ name }) => name).filter((name) => name in columns || like !== "");
  const values = names.map((name) => columns[name] ?? `sample."${name}"`);
  const from = like === "" ? "numbers" : `numbers, (select * from ${table} where ${like} limit 1) as sample`;
  file.exec(
    `with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${count - 1})
     insert into ${table} (${names.map((name) => `"${name}"`).join(", ")}) select ${values.join(", ")} from ${from}`,
  );
}

/** Scattered over two years about today, by the number. */
const DAYS_AWAY = "(i * 7919 % 730 - 365)";

function fillTrips(file: SQLite.Database, { users, trips }: Amounts): void {
  const shared = {
    id: trip("i"),
    owner_id: user(`i % ${users}`),
    form_key: "'growth:' || i",
    start_date: `date('now', ${DAYS_AWAY} || ' days')`,
    end_date: `date('now', (${DAYS_AWAY} + 6) || ' days')`,
  };
  // One in thirty has its days: with all of them the file would hold ten gigabytes.
  const planned = Math.floor(trips / 30);
  fill(file, "trips", planned, shared, "status = 'booked'");
  const rest = {
    ...shared,
    id: trip(`i + ${planned}`),
    form_key: `'growth:' || (i + ${planned})`,
    status: "case i % 4 when 0 then 'draft' when 1 then 'cancelled' when 2 then 'completed' else 'planning' end",
    itinerary: "null",
  };
  fill(file, "trips", trips - planned, rest, "status = 'booked'");
  const companion = {
    ...{ id: idOf("cccc"), trip_id: trip("i"), user_id: user(`(i + 1) % ${users}`), email: "null" },
    token_hash: "'growth' || i",
  };
  fill(file, "trip_companions", Math.floor(trips / 3), companion, "role <> 'owner'");
}

function fillPeople(file: SQLite.Database, { users }: Amounts): void {
  const account = {
    ...{ id: user("i"), email: "'growth-' || i || '@voyance.test'", google_sub: "null", handle: "null" },
    is_admin: "0",
  };
  fill(file, "users", users, account, "is_admin = 0");
  const session = { id: idOf("dddd"), token_hash: "'growth' || i", user_id: user("i"), expires_at: instant("1") };
  fill(file, "sessions", users, session, "true");
}

function fillMoney(file: SQLite.Database, { users, trips }: Amounts): void {
  const of = { user_id: user(`i % ${users}`), trip_id: trip("i") };
  const count = Math.floor(trips / 3);
  const checkout = {
    ...{ ...of, id: idOf("eeee"), scope: "'trip:' || i", payment_intent: "'pi_growth' || i" },
    ...{ created_at: instant("-(i % 700)"), updated_at: instant("-(i % 700)") },
  };
  fill(file, "checkouts", count, checkout, "status = 'paid'");
  const booking = { ...of, id: idOf("abab"), reference: "'G' || i", checkout_id: idOf("eeee") };
  fill(file, "bookings", count, booking, "true");
  const charge = {
    ...{ id: idOf("acac"), source: "'charge:growth' || i", kind: "'charge'", user_id: of.user_id },
    ...{ checkout_id: idOf("eeee"), payment_intent: "'pi_growth' || i", rights: "'trip:' || i" },
    ...{ sold_as: "'trip'", about: "''", occurred_at: instant("-(i % 700)") },
  };
  fill(file, "ledger_entries", count, charge);
  fill(file, "ledger_transfers", count, { entry_id: idOf("acac") }, "true");
}

function fillWork(file: SQLite.Database, { users, trips, commands, jobs }: Amounts): void {
  const command = {
    ...{ trip_id: trip(`i % ${trips}`), revision: `1000 + i / ${trips}`, key: "'growth:' || i", kind: "'rename'" },
    ...{ fingerprint: "''", changed: "'[]'", at: NOW },
  };
  fill(file, "trip_commands", commands, command);
  // Half of them are older than they are kept.
  const done = instant("-(i % 60)");
  const job = {
    ...{ id: idOf("adad"), kind: "'mail'", key: "'growth:' || i", payload: "'{}'", run_at: done, attempts: "1" },
    ...{ done_at: done, created_at: done },
  };
  fill(file, "jobs", jobs, job);
  const looked = {
    ...{ trip_id: trip("i"), overall_risk: "'LOW'", risk_score: "0.1", events: "'[]'", is_sample: "1" },
    ...{ last_updated: NOW, next_check_at: instant("0.01") },
  };
  fill(file, "disruption_predictions", Math.floor(trips / 6), looked);
  const watching = {
    ...{ id: idOf("aeae"), trip_id: trip("i"), user_id: user(`i % ${users}`), status: "'ACTIVE'" },
    ...{ subscribed_at: NOW, expires_at: instant(DAYS_AWAY) },
  };
  fill(file, "disruption_subscriptions", Math.floor(trips / 6), watching);
}

function fillDesk(file: SQLite.Database, { users }: Amounts): void {
  const at = instant("-(i % 300)");
  const read = {
    id: idOf("afaf"),
    reader: "'r' || (i % 5000)",
    path: "'/destination/kyoto'",
    at: instant("-(i % 80)"),
  };
  fill(file, "page_readings", users * 3, read);
  const message = {
    ...{ id: idOf("bcbc"), key: "'growth:' || i", name: "'Ann'", email: "'ann@example.com'" },
    ...{ email_key: "'growth' || (i % 9000)", user_id: "null", message: "'Where is my trip?'", created_at: at },
    status: "case i % 50 when 0 then 'new' else 'answered' end",
  };
  fill(file, "contact_messages", Math.floor(users / 5), message);
}

/** Fills the database of a sandbox whose server is stopped. Its own accounts keep what they have. */
export function grow(path: string, amounts: Amounts = GROWN): void {
  const file = new SQLite(path);
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = OFF");
  file.pragma("foreign_keys = OFF");
  for (const part of [fillPeople, fillTrips, fillMoney, fillWork, fillDesk])
    file.transaction(() => part(file, amounts))();
  const broken = file.pragma("foreign_key_check") as unknown[];
  if (broken.length > 0) throw new Error(`${broken.length} rows point to none, such as ${JSON.stringify(broken[0])}`);
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.close();
}
