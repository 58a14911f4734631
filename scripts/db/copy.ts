import { MIGRATIONS } from "#app/db/migrate.server";
import type { Address } from "./address";
import { requireNewest, sourceAt } from "./databases";
import type { Incoming } from "./end";
import { Failure } from "./failure";
import { bringUpToDate, contentsOf, requireSame } from "./pass";
import type { Say } from "./pass";
import { openIncomingSchema } from "./postgres-databases";
import { isEmptyFile, openIncomingFile } from "./sqlite-files";

function incomingAt(target: Address, source: string): Promise<Incoming> {
  switch (target.kind) {
    case "postgres":
      return openIncomingSchema(target.url, source, false);
    case "sqlite":
      if (!isEmptyFile(target.file)) throw new Failure(`${target.file} is not empty, and is left as it is`);
      return openIncomingFile(target.file, source);
  }
}

/**
 * Copies a database into an empty one of the other kind. While a server uses the source, its rows of one moment are
 * copied; what has changed since is copied by a second run, once the server is stopped.
 * @returns whether the target holds all and is in its place; otherwise the source is still written to
 * @throws Failure, and whatever the databases refuse; what was copied is kept for the next run
 */
export async function copyDatabase(from: Address, to: Address, say: Say): Promise<boolean> {
  if (from.kind === to.kind)
    throw new Failure(
      "db:copy goes from SQLite to PostgreSQL or back: between two of a kind use db:backup and db:restore",
    );
  const source = sourceAt(from);
  let incoming: Incoming | undefined;
  try {
    const held = await source.hold();
    say(
      held === undefined
        ? `A server uses ${source.name}: its rows as of now are copied first.`
        : `Nothing else uses ${source.name}: it stays closed to others until the copy is done.`,
    );
    const rows = held ?? (await source.snapshot());
    await requireNewest(rows);
    incoming = await incomingAt(to, source.name);
    if (incoming.isResumed) say("A copy that was begun before goes on.");
    await bringUpToDate(rows, incoming.rows, say);
    say("Comparing every row, which reads both sides from end to end.");
    const count = requireSame(await contentsOf(rows), await contentsOf(incoming.rows));
    say(`The same ${count.toLocaleString("en")} rows on both sides.`);
    if (held === undefined) return false;
    say("Making indexes, checking what points to what.");
    await incoming.complete();
    say(`${to.name} is complete, as of migration ${MIGRATIONS.at(-1) ?? ""}.`);
    return true;
  } finally {
    await incoming?.close();
    await source.close();
  }
}
