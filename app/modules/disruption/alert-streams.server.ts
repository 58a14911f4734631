import { DISRUPTION } from "#app/config/product";
import { db } from "#app/db/client.server";
import { hearing, onTold } from "#app/db/told.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { toAlertDto } from "./disruption.dto";
import { selectAlert, selectAlerts } from "./disruption.repo.server";

/** Streams that one account may have open at once, and all accounts together. */
const MOST_OF_ACCOUNT = 5;
const MOST_OF_ALL = 1_000;
/**
 * The time between two rounds over all streams, in milliseconds: each gets a sign of life, and where processes don't
 * hear each other, the alerts that another one has noted.
 */
const BEAT_MS = 15_000;
/** A stream ends after this long, so that its browser shows its session again; it comes back by itself. */
const LASTS_MS = 10 * 60_000;
/** An alert's timestamp lies a moment before the alert can be read. */
const OVERLAP_MS = 5_000;
const SIGN_OF_LIFE = ": still here\n\n";

interface Stream {
  tripId: string;
  /** The id in the caller's own spelling. */
  bookingId: string;
  userId: string;
  /** UTC ISO instant; alerts from then on are sent. */
  since: string;
  told: Set<string>;
  /** On the clock of the process, which nobody sets. */
  endsAt: number;
  /** Whether the session that opened the stream still stands. */
  isAllowed: () => Promise<boolean>;
  write: (text: string) => void;
  end: () => void;
  /** The round under way; rounds of one stream run one after the other. */
  round: Promise<void>;
}

const streams = new Set<Stream>();
let beat: NodeJS.Timeout | undefined;
let endHearing = (): void => undefined;

/** Sends new alerts, or a sign of life; ends a stream whose reader may see the trip no more. */
async function serve(stream: Stream, isBeat: boolean): Promise<void> {
  if (!streams.has(stream)) return;
  if (performance.now() >= stream.endsAt || (isBeat && !(await stream.isAllowed()))) return stream.end();
  if (isBeat && hearing() === "listening") return stream.write(SIGN_OF_LIFE);
  const alerts = await selectAlerts(db(), stream.tripId, stream.userId, stream.since);
  const fresh = alerts.filter(({ id }) => !stream.told.has(id));
  for (const alert of fresh) {
    stream.told.add(alert.id);
    const text = JSON.stringify(toAlertDto(stream.bookingId, alert));
    stream.write(`id: ${alert.id}\nevent: alert\ndata: ${text}\n\n`);
  }
  if (isBeat && fresh.length === 0) stream.write(SIGN_OF_LIFE);
}

function serveInTurn(stream: Stream, isBeat: boolean): void {
  stream.round = stream.round.then(() => serve(stream, isBeat)).catch(() => stream.end());
}

function begin(): void {
  if (beat) return;
  // Alerts come from whichever process looks at the trip; after a gap every stream is looked after.
  endHearing = onTold("alerts", (tripId) => {
    for (const stream of streams) if (tripId === undefined || stream.tripId === tripId) serveInTurn(stream, false);
  });
  beat = setInterval(() => {
    for (const stream of streams) serveInTurn(stream, true);
  }, BEAT_MS).unref();
}

function forget(stream: Stream): void {
  streams.delete(stream);
  if (streams.size > 0) return;
  endHearing();
  clearInterval(beat);
  beat = undefined;
}

/** Ends all streams when the process is about to end. Their browsers come back to the next process. */
export function endStreams(): void {
  for (const stream of [...streams]) stream.end();
}

/** @throws AppError RATE_LIMITED, UNAVAILABLE */
function refuseTooMany(userId: string): void {
  const own = [...streams].filter((stream) => stream.userId === userId).length;
  if (own >= MOST_OF_ACCOUNT)
    throw new AppError("RATE_LIMITED", "Five of your pages are already listening for alerts. Close one of them.", {
      retryAfter: DISRUPTION.reconnectSeconds,
    });
  if (streams.size >= MOST_OF_ALL)
    throw new AppError("UNAVAILABLE", "We are very busy just now", { retryAfter: DISRUPTION.reconnectSeconds });
}

/** The trip of a stream, and its reader. */
interface Listener {
  tripId: string;
  bookingId: string;
  userId: string;
  /** The last alert that the caller knows, if it comes back. */
  lastId?: string;
  isAllowed: () => Promise<boolean>;
}

/**
 * The alerts of a trip as they come: server-sent events named "alert" (CHECKLIST API-28). The stream ends with its
 * caller, with the session, and after ten minutes; a caller that comes back gets the alerts that it missed.
 * @throws AppError RATE_LIMITED beyond five of an account
 */
export async function openAlertStream(ctx: Ctx, listener: Listener): Promise<ReadableStream<Uint8Array>> {
  const last = listener.lastId ? await selectAlert(db(), listener.tripId, listener.lastId) : undefined;
  refuseTooMany(listener.userId);
  const encoder = new TextEncoder();
  let letGo = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = (): void => {
        if (!streams.has(opened)) return;
        letGo();
        controller.close();
      };
      const opened: Stream = {
        ...listener,
        since: last?.timestamp ?? new Date(ctx.now.getTime() - OVERLAP_MS).toISOString(),
        told: new Set(last && [last.id]),
        endsAt: performance.now() + LASTS_MS,
        write: (text) => {
          // A reader that takes nothing in is cut off instead of buffered for: it comes back and gets the alerts that
          // it missed.
          if (!streams.has(opened)) return;
          if ((controller.desiredSize ?? 0) <= -64) end();
          else controller.enqueue(encoder.encode(text));
        },
        end,
        round: Promise.resolve(),
      };
      letGo = () => {
        ctx.signal.removeEventListener("abort", end);
        forget(opened);
      };
      streams.add(opened);
      begin();
      opened.write(`retry: ${DISRUPTION.reconnectSeconds * 1000}\n: connected\n\n`);
      serveInTurn(opened, false);
      if (ctx.signal.aborted) end();
      else ctx.signal.addEventListener("abort", end, { once: true });
    },
    cancel() {
      letGo();
    },
  });
}
