import { AppError, isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";

/** The question to a device for the page's script, or the reason why there is none. */
export async function passkeyQuestion(ctx: Ctx, ask: () => Promise<object>): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  try {
    return Response.json(await ask(), { headers });
  } catch (error) {
    if (!isAppError(error)) ctx.log.error({ err: error }, "a passkey could not be asked for");
    const told = isAppError(error)
      ? error
      : new AppError("INTERNAL", "An unexpected error occurred. Please try again.");
    const [field] = Object.values(told.details.fields ?? {}).flat();
    return Response.json({ message: field ?? told.message }, { status: told.status, headers });
  }
}
