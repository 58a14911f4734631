import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#app/db/client.server";
import { isMigrated } from "#app/db/migrate.server";
import { ctxOf } from "#app/http/context.server";

/** Says whether the database answers and every migration has run. */
export async function loader(args: LoaderFunctionArgs) {
  const headers = { "Cache-Control": "no-store" };
  try {
    const migrated = await isMigrated(db());
    return Response.json(
      { status: migrated ? "ready" : "not ready", checks: { database: "ok", migrations: migrated ? "ok" : "pending" } },
      { status: migrated ? 200 : 503, headers },
    );
  } catch (error) {
    ctxOf(args).log.error({ err: error }, "not ready");
    return Response.json({ status: "not ready", checks: { database: "failed" } }, { status: 503, headers });
  }
}
