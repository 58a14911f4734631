import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { accountFile } from "#app/modules/surprise/pages/account-file.server";
import { todayOf } from "#app/shared/context";

/** Everything that is kept about the signed-in user, as one JSON file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const file = await accountFile(ctx, user);
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="voyance-data-${todayOf(ctx)}.json"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
