import { openBuiltThread } from "#app/integrations/threads/built-thread.server";
import type { Caller } from "#app/integrations/threads/thread-calls.server";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { readBookings } from "./read-bookings.server";
import type { Reading } from "./read-bookings.server";

/**
 * A file is read in a few milliseconds, the largest in some hundreds. A file that takes longer or more memory holds no
 * booking: it fails alone, and a new thread reads the next.
 */
const LIMITS = { patienceMs: 2_000, mostWaiting: 40, idleMs: 30_000, mostHeapMb: 256 };

const TOO_MUCH = "There is too much in it for us to read. Send just the one booking, or type it in.";

const askReader = openBuiltThread<Uint8Array, Reading>("reading-worker", LIMITS, readBookings);

/**
 * Reads a file that a traveller brings, in a thread beside the server's.
 * @throws AppError UNAVAILABLE, with the time to come back, if too many files are waited for; the reason of the
 * caller's signal if the caller has left
 */
export async function readBroughtFile(ctx: Ctx, bytes: Uint8Array, caller: Caller): Promise<Reading> {
  try {
    return await askReader(bytes, caller);
  } catch (error) {
    if (isAppError(error) || caller.signal?.aborted) throw error;
    ctx.log.warn({ err: error, bytes: bytes.length }, "a file that was brought could not be read");
    return { status: "unread", problem: TOO_MUCH };
  }
}
