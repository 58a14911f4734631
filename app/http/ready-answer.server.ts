import type { IncomingMessage, ServerResponse } from "node:http";
import { SERVER_LIMITS } from "#app/config/limits";
import { TRACE_HEADER, traceIdOf } from "./request-log.server";

/** A whole answer in one piece of memory, head and body. Only trace id and date are written anew for each caller. */
export interface ReadyAnswer {
  bytes: Buffer;
  /** The last part of it. */
  body: Buffer;
  traceAt: number;
  dateAt: number;
  /** The second that its date says. */
  second: number;
}

const TRACE = "0".repeat(36);
const DATE = new Date(0).toUTCString();
const KEPT_SECONDS = Math.floor(SERVER_LIMITS.keepAliveMs / 1000);

/** Puts an answer together as Node would. @param head names and values in turn, with the length of the body */
export function readyAnswer(head: readonly string[], body: Buffer): ReadyAnswer {
  const own = [TRACE_HEADER, TRACE, "Date", DATE, "Connection", "keep-alive", "Keep-Alive", `timeout=${KEPT_SECONDS}`];
  const pairs = [...head, ...own];
  let text = "HTTP/1.1 200 OK\r\n";
  for (let at = 0; at < pairs.length; at += 2) text += `${pairs[at]}: ${pairs[at + 1]}\r\n`;
  text += "\r\n";
  const bytes = Buffer.allocUnsafeSlow(text.length + body.length);
  bytes.write(text, 0, "latin1");
  body.copy(bytes, text.length);
  const at = (name: string): number => text.indexOf(`\r\n${name}: `) + name.length + 4;
  return { bytes, body: bytes.subarray(text.length), traceAt: at(TRACE_HEADER), dateAt: at("Date"), second: 0 };
}

/** By these Node knows that an answer has its head already; they have been there since its first versions. */
interface Headed {
  _header: string | null;
  _headerSent: boolean;
}

/**
 * Sends an answer that is ready, where nothing about the request is out of the ordinary and nobody has set a header:
 * half the work of the product for a page from memory was putting its head together.
 * @returns whether it was sent; else the answer is still to be made
 */
export function sendReady(req: IncomingMessage, res: ServerResponse, ready: ReadyAnswer): boolean {
  const headed = res as unknown as Headed;
  const { socket } = res;
  const traceId = traceIdOf(res);
  // An answer that waits for those before it on its connection leaves later, and by then these bytes say something else.
  const isOrdinary =
    socket !== null &&
    socket.writableLength === 0 &&
    req.method === "GET" &&
    req.httpVersionMinor === 1 &&
    res.shouldKeepAlive &&
    headed._header === null &&
    traceId.length === TRACE.length &&
    res.getHeaderNames().length === 0;
  if (!isOrdinary) return false;
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== ready.second) {
    ready.second = second;
    ready.bytes.write(new Date(now).toUTCString(), ready.dateAt, "latin1");
  }
  ready.bytes.write(traceId, ready.traceAt, "latin1");
  headed._header = "said";
  headed._headerSent = true;
  socket.write(ready.bytes);
  // What the line could not take at once is sent later: these bytes are that answer's now.
  if (socket.writableLength > 0) ready.bytes = Buffer.from(ready.bytes);
  res.end();
  return true;
}
