import { requireTestSwitches } from "#app/http/front/dev.server";
import { listOutbox } from "#app/modules/email/email.server";

export async function loader() {
  requireTestSwitches();
  return Response.json(await listOutbox(), { headers: { "Cache-Control": "no-store" } });
}
