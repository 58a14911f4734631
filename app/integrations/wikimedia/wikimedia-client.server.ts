import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { traceHeaders, withSpan } from "#app/config/tracing";
import { readWithin } from "../answers/read-within";
import { errorShape } from "./commons.schema";
import { NoLine } from "./pictures-port";

export interface WikimediaSettings {
  /** Of Wikimedia Commons and of Wikidata: "https://commons.wikimedia.org/w/api.php" */
  commonsApi: string;
  wikidataApi: string;
  /** Names the operator and how to reach them, as the policy for User-Agents asks. */
  userAgent: string;
  /** Pauses are multiplied by it; tests make them short. */
  pauseFactor?: number;
}

const PATIENCE_MS = 30_000;
const MOST_TRIES = 4;
/** Lag of the databases beyond which only readers that wait are served (API:Etiquette). */
const MAXLAG_SECONDS = "5";
const USUAL_PAUSE_SECONDS = 5;
/** Asked to wait for longer than this, the work ends and is taken up another time. */
const LONGEST_PAUSE_SECONDS = 120;
const MOST_ANSWER_BYTES = 2 * 1024 * 1024;
const MOST_IMAGE_BYTES = 12 * 1024 * 1024;

/** Seconds to wait, by the header "Retry-After"; a date or nothing is the usual pause. */
function pauseOf(answer: Response): number {
  const said = answer.headers.get("Retry-After");
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : USUAL_PAUSE_SECONDS;
}

/**
 * Asks Wikimedia one thing at a time, waits where it is asked to, and gives up kindly.
 * @throws NoLine in each call, when nothing answers or it asks to be left alone
 */
export class WikimediaClient {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly settings: WikimediaSettings) {}

  /** An answer of an API by its shape; undefined for one that says there is no such thing. */
  async ask<Shape extends z.ZodType>(
    api: "commonsApi" | "wikidataApi",
    query: Record<string, string>,
    shape: Shape,
    signal: AbortSignal,
  ): Promise<z.output<Shape> | undefined> {
    const address = new URL(this.settings[api]);
    const all = { format: "json", formatversion: "2", maxlag: MAXLAG_SECONDS, ...query };
    address.search = new URLSearchParams(all).toString();
    const text = (await this.fetchInTurn(address, signal, MOST_ANSWER_BYTES)).toString("utf8");
    const read = shape.safeParse(parsed(text));
    return read.success ? read.data : undefined;
  }

  /** The bytes of a file that an answer has named; undefined for an address of another host. */
  async download(address: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const url = new URL(address);
    const own = new URL(this.settings.commonsApi);
    const isOwn = url.host === own.host || (url.protocol === "https:" && url.host === "upload.wikimedia.org");
    return isOwn ? this.fetchInTurn(url, signal, MOST_IMAGE_BYTES) : undefined;
  }

  private fetchInTurn(url: URL, signal: AbortSignal, mostBytes: number): Promise<Buffer> {
    const turn = this.last.then(() => this.fetchPatiently(url, signal, mostBytes));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async fetchPatiently(url: URL, signal: AbortSignal, mostBytes: number): Promise<Buffer> {
    for (let tries = 1; ; tries += 1) {
      const { body, seconds } = await this.fetchOnce(url, signal, mostBytes);
      if (body) return body;
      if (tries === MOST_TRIES || seconds > LONGEST_PAUSE_SECONDS)
        throw new NoLine(`${url.host} asks to be left alone for now`);
      await pause(seconds * 1000 * (this.settings.pauseFactor ?? 1), undefined, { signal });
    }
  }

  /** One try: the body, or how long to wait. */
  private async fetchOnce(
    url: URL,
    signal: AbortSignal,
    mostBytes: number,
  ): Promise<{ body?: Buffer; seconds: number }> {
    let answer: Response;
    try {
      answer = await withSpan("wikimedia", "client", {}, () =>
        fetch(url, {
          headers: { "User-Agent": this.settings.userAgent, ...traceHeaders() },
          redirect: "error",
          signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        }),
      );
    } catch (error) {
      signal.throwIfAborted();
      throw new NoLine(`${url.host} can't be reached`, { cause: error });
    }
    if ([429, 500, 502, 503, 504].includes(answer.status)) {
      await answer.body?.cancel();
      return { seconds: pauseOf(answer) };
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new NoLine(`${url.host} answers with status ${answer.status}`);
    }
    const body = await readWithin(answer, mostBytes).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new NoLine(`${url.host} sends more than a file has`, { cause: error });
    });
    const refusal = answer.headers.get("Content-Type")?.includes("json") ? errorOf(body) : undefined;
    if (refusal === "maxlag" || refusal === "ratelimited") return { seconds: pauseOf(answer) };
    return { body, seconds: 0 };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code of an error that comes with a status of success, as those of the API do. */
function errorOf(body: Buffer): string | undefined {
  const { data } = errorShape.safeParse(parsed(body.toString("utf8")));
  return data?.error.code;
}
