import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { isMigrated } from "#app/db/migrate.server";
import { ctxOf } from "#app/http/route/context.server";
import { isEnding, tryToWrite } from "#app/http/front/readiness.server";

/**
 * Says whether visitors should be sent here: the database answers and every migration has run, the data folder can be
 * written, and the process is not about to end.
 */
export async function loader(args: LoaderFunctionArgs) {
  const say = (status: string, checks: Record<string, string>): Response =>
    Response.json(
      { status, checks },
      { status: status === "ready" ? 200 : 503, headers: { "Cache-Control": "no-store" } },
    );
  if (isEnding()) return say("ending", {});
  const { log } = ctxOf(args);
  const failed = (what: string) => (error: unknown) => {
    log.error({ err: error, check: what }, "not ready");
    return "failed" as const;
  };
  const [migrated, data] = await Promise.all([
    isMigrated(db()).catch(failed("database")),
    tryToWrite(env().DATA_DIR).then(() => "ok" as const, failed("data")),
  ]);
  const database = migrated === "failed" ? migrated : "ok";
  const checks = { database, data, ...(migrated !== "failed" && { migrations: migrated ? "ok" : "pending" }) };
  return say(migrated === true && data === "ok" ? "ready" : "not ready", checks);
}
