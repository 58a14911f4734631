import { db } from "#app/db/client.server";
import { resetSandbox } from "#app/data/seed/seed.server";
import { requireTestSwitches } from "#app/http/front/dev.server";
import { clearOutbox } from "#app/modules/email/email.server";

/** Puts the sandbox back to its seed (test switch). */
export async function action() {
  requireTestSwitches();
  await resetSandbox(db(), new Date());
  await clearOutbox();
  return Response.json({ status: "reset" });
}

export function loader() {
  requireTestSwitches();
  return Response.json(
    { error: { code: "METHOD_NOT_ALLOWED", message: "Use POST" } },
    { status: 405, headers: { Allow: "POST" } },
  );
}
