import nodemailer from "nodemailer";
import { FinalFailure } from "#app/shared/app-error";
import { createCircuit } from "./circuit";
import type { Mail } from "./mail";

/** A mail server that takes our mails. */
export interface MailServer {
  /**
   * Sends a mail.
   * @param messageId the same for every try of one mail
   * @throws Error when the server did not take it; at once if the server could not be reached a moment ago;
   *   FinalFailure when it never will
   */
  send: (mail: Mail & { from: string; messageId: string }) => Promise<void>;
  close: () => void;
}

/** Jobs that send mails at the same time, so that none waits for the connection of another (boot/job-lanes.ts). */
export const MOST_CONNECTIONS = 6;
/** The milliseconds to connect and to greet: a server that needs longer hangs. */
const PATIENCE_MS = 5_000;
/** The milliseconds between two replies of a conversation: a server checks a mail before it takes it. */
const SILENCE_MS = 10_000;
/** The milliseconds for a whole mail with its attachments. */
const MAIL_MS = 30_000;
/** The milliseconds for which a server that could not be reached is left alone. */
const PAUSE_MS = 15_000;
const IDLE_MS = 30_000;

/** Codes of the mailer for a server that could not be reached or fell silent; any other code is an answer. */
const UNREACHED = new Set(["ECONNECTION", "ECONNREFUSED", "ECONNRESET", "EDNS", "ESOCKET", "ETIMEDOUT"]);

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Whether a server refused the address or the text for good: its own sign-in and its lack of room are other matters. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number };
  return ["EENVELOPE", "EMESSAGE"].includes(String(codeOf(error))) && responseCode >= 500 && responseCode !== 552;
}

/** Opens a mail server by its address; connections are made with the first mails, and kept for the next. */
export function openMailServer(
  url: string,
  { patienceMs, silenceMs } = { patienceMs: PATIENCE_MS, silenceMs: SILENCE_MS },
): MailServer {
  const circuit = createCircuit(PAUSE_MS);
  const transport = nodemailer.createTransport({
    ...{ pool: true as const, url, maxConnections: MOST_CONNECTIONS, idleTimeout: IDLE_MS },
    // The server may have closed a kept connection meanwhile: then another is made, once.
    maxRequeues: 1,
    ...{ dnsTimeout: patienceMs, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: silenceMs },
  });
  // The sender gets each failure; later errors of the connection are of no use to it.
  transport.on("error", () => undefined);
  return {
    async send({ attachments, ...mail }) {
      if (circuit.isOpen(performance.now())) throw new Error("The mail server could not be reached a moment ago");
      const signal = AbortSignal.timeout(MAIL_MS);
      try {
        await transport.sendMail({
          ...mail,
          signal,
          attachments: attachments.map((file) => ({ ...file, encoding: "base64" })),
        });
        circuit.close();
      } catch (error) {
        if (signal.aborted || UNREACHED.has(String(codeOf(error)))) circuit.open(performance.now());
        throw isRefusedForGood(error) ? new FinalFailure((error as Error).message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}
