import { once } from "node:events";
import type { Server } from "node:http";
import { startBackgroundWork, stopBackgroundWork } from "#app/boot/background.server";
import { ConfigurationError, env } from "#app/config/env.server";
import { closeDatabase, db } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";
import { onceFree } from "#app/db/retry";
import { hearing, onTold, startHearing, stopHearing } from "#app/db/told.server";
import { logger } from "#app/http/front/log.server";
import { clearSharedPages, relyOnPagesWhile } from "#app/http/front/shared-pages.server";
import { seedSandbox } from "#app/data/seed/seed.server";
import { watchProcess } from "./lifecycle.server";
import { startTracing, stopTracing } from "./tracing.server";
import { filesOfDatabase, keepPrivate } from "./private-data.server";

/** How long requests under way may take when the process ends. Nothing waits for a server in development. */
const GRACE_MS = 10_000;
const GRACE_IN_DEVELOPMENT_MS = 500;
/** Two signals within this time are one press of a key, or one stop. */
const TOGETHER_MS = 500;
/** Codes of the operating system for an address that cannot be listened at. */
const NO_PLACE = /^(EADDRINUSE|EADDRNOTAVAIL|EACCES|ENOTFOUND)$/;

/**
 * Comes before everything else: keeps the files of this process to its user, has the process end in order whatever ends
 * it, and reads the settings.
 * @throws ConfigurationError
 */
export function beginProcess(server: Server): void {
  process.umask(0o077);
  watchProcess({
    server,
    timing: () => ({
      drainMs: env().DRAIN_SECONDS * 1000,
      graceMs: env().isProduction ? GRACE_MS : GRACE_IN_DEVELOPMENT_MS,
      togetherMs: TOGETHER_MS,
    }),
    stopWork: stopBackgroundWork,
    close: async () => {
      await stopHearing();
      await closeDatabase();
      await stopTracing();
    },
    logFatal: (error, message) => logger().fatal({ err: error }, message),
  });
  env();
}

async function listen(server: Server): Promise<void> {
  const { HOST, PORT } = env();
  server.listen(PORT, HOST);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!NO_PLACE.test(code)) throw error;
    throw new ConfigurationError(
      `The server can't listen at ${HOST}, port ${PORT} (${code}). Set HOST and PORT to an address that is free.`,
    );
  }
  // A process that has too many files open can't take a connection just now.
  server.on("error", (error) => logger().error({ err: error }, "a connection could not be taken"));
}

/** Migrates the database over a connection of its own, since a migration of a large table takes its time. */
async function bringUpToDate(databaseUrl: string, onWait: (error: unknown) => void): Promise<void> {
  const database = openDatabase(databaseUrl, undefined, "migrations");
  try {
    await onceFree(() => migrateToLatest(database), onWait);
  } finally {
    await database.destroy();
  }
}

/** Hears what other processes change, before the first page is kept in memory. */
function hearOthers(databaseUrl: string): Promise<void> {
  onTold("shared-pages", clearSharedPages);
  relyOnPagesWhile(() => hearing() !== "deaf");
  return startHearing(databaseUrl, logger());
}

/**
 * Closes the data to other users, brings the database up to date, fills the sandbox, listens, and starts the work
 * behind the pages.
 */
export async function startServing(server: Server): Promise<void> {
  const { DATA_DIR, DATABASE_URL, isSandbox } = env();
  await startTracing();
  const { mended, refused } = await keepPrivate(DATA_DIR, filesOfDatabase(DATABASE_URL));
  if (mended > 0) logger().info({ mended }, "files of the data folder are closed to other users now");
  if (refused.length > 0) logger().warn({ refused: refused.length }, "files of the data folder belong to other users");
  const sayWaiting = (error: unknown): void => logger().warn({ err: error }, "the start waits for the database");
  await bringUpToDate(DATABASE_URL, sayWaiting);
  if (isSandbox) await onceFree(() => seedSandbox(db(), new Date()), sayWaiting);
  await hearOthers(DATABASE_URL);
  await listen(server);
  await startBackgroundWork(server);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env().PORT;
  logger().info({ port, host: env().HOST, mode: env().VOYANCE_MODE }, `listening on http://localhost:${port}`);
}
