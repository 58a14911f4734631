import { AppError, isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";

/**
 * Runs the work; an unexpected failure becomes one with a text for the traveller, and its real cause is logged.
 * @throws AppError of the work itself, or UNAVAILABLE with the text and the status of the port that failed
 */
export async function failWith<T>(ctx: Ctx, text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isAppError(error)) throw error;
    ctx.log.error({ err: error }, text);
    throw new AppError("UNAVAILABLE", text, { cause: error }, error instanceof PortFailure ? error.status : undefined);
  }
}
