import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#app/db/dialect.server";
import { MIGRATIONS, migrateApart } from "#app/db/migrate.server";
import { OWN_TABLES } from "./end";
import type { Incoming, Readable, Source } from "./end";
import { Failure } from "./failure";
import { PostgresEnd, connect } from "./postgres-end";

/** Rows arrive in this schema, which no server looks into, and leave it whole. */
const INCOMING = `${OWN_TABLES}incoming`;
const COPY = `${INCOMING}.${OWN_TABLES}copy`;
const LATER = `${INCOMING}.${OWN_TABLES}later`;
/** One copy into a database at a time. */
const LOCK = "voyance copy";
const LOCK_TIMEOUT = "55P03";
const LOOKS = 10;
const LOOK_AGAIN_MS = 200;

const quoted = (name: string): string => pg.escapeIdentifier(name);

async function inTransaction(client: pg.Client, work: () => Promise<void>, begin = "begin"): Promise<void> {
  await client.query(begin);
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    // The first error is the one that tells; a connection that is gone can't be rolled back.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** The first column of all rows. */
async function column(client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text, values, rowMode: "array" });
  return rows.map(([value]) => value ?? "");
}

/** The schema in which a server of this address finds its tables. @throws Failure */
async function ownSchema(client: pg.Client): Promise<string> {
  const [schema] = await column(client, "select current_schema()");
  if (!schema) throw new Failure("This PostgreSQL user has no schema to use: grant usage on the schema public");
  return schema;
}

/**
 * Another connection to the database, such as one of a server: as whom, and from which program. One that was closed a
 * moment ago may still be listed, so that it is looked for again.
 */
async function otherIn(client: pg.Client): Promise<string | undefined> {
  for (let look = 1; ; look++) {
    const [other] = await column(
      client,
      `select usename || coalesce(' (' || nullif(application_name, '') || ')', '') from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (other === undefined || look === LOOKS) return other;
    await pause(LOOK_AGAIN_MS);
  }
}

/** @throws Failure while somebody else is connected */
async function requireAlone(client: pg.Client): Promise<void> {
  const other = await otherIn(client);
  if (other !== undefined)
    throw new Failure(`A server or another program is connected to the database, as ${other}: stop it first`);
}

/** A PostgreSQL database that is copied. Servers may use it. */
export class PostgresSource implements Source {
  readonly name: string;
  readonly #url: string;
  #client: pg.Client | undefined;
  constructor(name: string, url: string) {
    this.name = name;
    this.#url = url;
  }

  async hold(): Promise<Readable | undefined> {
    this.#client ??= await connect(this.#url);
    if ((await otherIn(this.#client)) !== undefined) return undefined;
    return this.#moment(this.#client, true);
  }

  async snapshot(): Promise<Readable> {
    this.#client ??= await connect(this.#url);
    return this.#moment(this.#client, false);
  }

  /** All later reads see one moment. Locks come first: they are no part of it. */
  async #moment(client: pg.Client, isHeld: boolean): Promise<Readable> {
    const schema = await ownSchema(client);
    const end = new PostgresEnd(client, schema);
    const places = (await end.tables()).map(({ name }) => `${quoted(schema)}.${quoted(name)}`);
    await client.query("begin isolation level repeatable read");
    if (isHeld && places.length > 0) {
      await client.query("set local lock_timeout = '10s'");
      await client.query(`lock table ${places.join(", ")} in share mode`);
    }
    return end;
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }
}

/** The names of the product's tables that a schema holds. */
async function tablesIn(client: pg.Client, schema: string, names: readonly string[]): Promise<string[]> {
  return column(
    client,
    "select relname from pg_class where relnamespace = $1::regnamespace and relkind = 'r' and relname = any($2)",
    [quoted(schema), names],
  );
}

/** @throws Failure when the database holds the product's tables */
async function requireEmpty(client: pg.Client, schema: string): Promise<void> {
  const [found] = await tablesIn(client, schema, ["kysely_migration", "users", "trips"]);
  if (found !== undefined)
    throw new Failure("The database of PostgreSQL is not empty, and is left as it is: name an empty one (createdb)");
}

/** What an unfinished copy is of; undefined where none was begun. @throws Failure for a schema that is not ours */
async function markOf(client: pg.Client): Promise<{ source: string; last_migration: string } | undefined> {
  const [there] = await column(client, "select 1::text from pg_namespace where nspname = $1", [INCOMING]);
  if (!there) return undefined;
  const { rows } = await client.query<{ source: string; last_migration: string; is_made: string }>(
    `select source, last_migration, is_made::text from ${COPY}`,
  );
  const [mark] = rows;
  return mark?.is_made === "true" ? mark : { source: mark?.source ?? "", last_migration: "" };
}

async function beginSchema(client: pg.Client, url: string, source: string, last: string): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`drop schema if exists ${INCOMING} cascade`);
    await client.query(`create schema ${INCOMING}`);
    await client.query(`create table ${COPY} (source text, last_migration text, is_made boolean)`);
    await client.query(`create table ${LATER} (position serial primary key, statement text unique)`);
    await client.query(`insert into ${COPY} values ($1, $2, false)`, [source, last]);
  });
  const empty = openDatabase(url);
  try {
    await migrateApart(empty, last, INCOMING);
  } finally {
    await empty.destroy();
  }
  await client.query(`update ${COPY} set is_made = true`);
}

/** Indexes, then foreign keys, which the database checks when they are put back. */
async function takeOff(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ make: string; drop: string }>(
    `select pg_get_indexdef(c.oid) as make, format('drop index %I.%I', n.nspname, c.relname) as drop, 1 as turn
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_index i on i.indexrelid = c.oid
       where n.nspname = $1 and not exists (select from pg_constraint where conindid = c.oid and contype <> 'f')
     union all
     select format('alter table %I.%I add constraint %I %s', n.nspname, t.relname, k.conname, pg_get_constraintdef(k.oid)),
         format('alter table %I.%I drop constraint %I', n.nspname, t.relname, k.conname), 2
       from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace n on n.oid = t.relnamespace
       where n.nspname = $1 and k.contype = 'f'
     order by turn, make`,
    [INCOMING],
  );
  await inTransaction(client, async () => {
    for (const { make } of rows)
      await client.query(`insert into ${LATER} (statement) values ($1) on conflict do nothing`, [make]);
    for (const { drop } of rows.toReversed()) await client.query(drop);
  });
}

async function putBack(client: pg.Client): Promise<void> {
  const statements = await column(client, `select statement from ${LATER} order by position`);
  for (const statement of statements)
    await inTransaction(client, async () => {
      await client.query(statement);
      await client.query(`delete from ${LATER} where statement = $1`, [statement]);
    });
}

/** All at once: what is replaced goes, and what has come takes its place. */
async function moveIn(client: pg.Client, schema: string, isReplacing: boolean): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`drop table ${LATER}, ${COPY}`);
    const tables = await column(
      client,
      "select relname from pg_class where relnamespace = $1::regnamespace and relkind = 'r'",
      [INCOMING],
    );
    const functions = await column(
      client,
      "select format('%I(%s)', proname, pg_get_function_identity_arguments(oid)) from pg_proc where pronamespace = $1::regnamespace",
      [INCOMING],
    );
    if (isReplacing) {
      for (const name of await tablesIn(client, schema, tables))
        await client.query(`drop table ${quoted(schema)}.${quoted(name)} cascade`);
      for (const name of functions) await client.query(`drop function if exists ${quoted(schema)}.${name}`);
    }
    await requireEmpty(client, schema);
    for (const name of tables)
      await client.query(`alter table ${INCOMING}.${quoted(name)} set schema ${quoted(schema)}`);
    for (const name of functions) await client.query(`alter function ${INCOMING}.${name} set schema ${quoted(schema)}`);
    await client.query(`drop schema ${INCOMING}`);
  });
}

/** A process that was killed may still have its turn for a moment. @throws Failure while another one copies */
async function takeTurn(client: pg.Client): Promise<void> {
  await client.query("set lock_timeout = '10s'");
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [LOCK]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_TIMEOUT) throw error;
    throw new Failure("Another process copies there just now");
  }
}

/**
 * Makes a schema beside the one that it will become, or goes on with one that was begun.
 * @param source the name of what is copied
 * @param isReplacing whether what the database holds may be replaced at the end
 * @throws Failure when it is not empty, another process copies there, or a copy of something else was begun
 */
export async function openIncomingSchema(url: string, source: string, isReplacing: boolean): Promise<Incoming> {
  const client = await connect(url);
  try {
    await takeTurn(client);
    const schema = await ownSchema(client);
    if (isReplacing) await requireAlone(client);
    else await requireEmpty(client, schema);
    const mark = await markOf(client);
    if (mark && mark.source !== source)
      throw new Failure(
        `The database holds an unfinished copy of ${mark.source}: finish that one, or let go of it with "drop schema ${INCOMING} cascade"`,
      );
    const last = MIGRATIONS.at(-1) ?? "";
    const isResumed = mark?.last_migration === last;
    if (!isResumed) await beginSchema(client, url, source, last);
    await client.query(`set search_path to ${INCOMING}`);
    await takeOff(client);
    return {
      rows: new PostgresEnd(client, INCOMING),
      isResumed,
      async complete() {
        await putBack(client);
        await client.query("analyze");
        if (isReplacing) await requireAlone(client);
        await moveIn(client, schema, isReplacing);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
