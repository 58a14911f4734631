import { MIGRATIONS } from "#app/db/migrate.server";
import type { Address } from "./address";
import type { Readable, Source } from "./end";
import { Failure } from "./failure";
import { PostgresSource } from "./postgres-databases";
import { SqliteSource } from "./sqlite-files";

export function sourceAt(address: Address): Source {
  switch (address.kind) {
    case "sqlite":
      return new SqliteSource(address.name, address.file);
    case "postgres":
      return new PostgresSource(address.name, address.url);
  }
}

/** @returns the name of the last migration. @throws Failure for a database that this version does not know as it is */
export async function lastMigration(end: Readable): Promise<string> {
  const ran = await end.migrations();
  const last = ran.at(-1);
  if (last === undefined) throw new Failure("The database holds nothing of Voyance");
  const unknown = ran.find((name, at) => name !== MIGRATIONS[at]);
  if (unknown !== undefined)
    throw new Failure(
      `The database has the migration ${unknown}, which this version does not know: use its own version`,
    );
  return last;
}

/** @throws Failure unless the database is as this version has it */
export async function requireNewest(end: Readable): Promise<void> {
  const last = await lastMigration(end);
  if (last !== MIGRATIONS.at(-1))
    throw new Failure(
      `The database is of an earlier version (${last}): start this version's server on it once, which brings it up to date`,
    );
}
