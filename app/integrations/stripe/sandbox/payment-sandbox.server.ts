import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerApiCall } from "./api.server";
import { deliverDueEvents } from "./events.server";
import type { SandboxDispute } from "./charges";
import { disputePayment, findHostedPayment, payHostedPayment, settleHostedPayment } from "./hosted-page.server";
import type { HostedPayment } from "./hosted-page.server";
import type { SandboxStore } from "./store";

export interface SandboxSettings {
  store: SandboxStore;
  /** Callers must show it as a bearer token. */
  secretKey: string;
  webhookSecret: string;
  /** The address that events are delivered to; without it they wait. */
  webhookUrl?: string;
  now?: () => Date;
}

/** The built-in payment provider: a small server that speaks the part of the Stripe API that the product uses. */
export interface PaymentSandbox {
  apiBase: string;
  setWebhookUrl(url: string): void;
  findPayment(id: string): Promise<HostedPayment | undefined>;
  /** @param isSlow the session completes, the money comes with settle */
  pay(id: string, isSlow?: boolean): Promise<HostedPayment | undefined>;
  settle(id: string, outcome: "succeeded" | "failed"): Promise<void>;
  /** A traveller's bank disputes a payment, or the dispute ends this way. */
  dispute(paymentIntent: string, status: SandboxDispute["status"]): Promise<void>;
  /** Delivers the events that are due now, and resolves when that was tried. */
  deliverEvents(): Promise<void>;
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 256 * 1024;
const MAX_TIMER_MS = 60_000;

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Starts the sandbox on a free port of the loopback address. */
export async function startPaymentSandbox(settings: SandboxSettings): Promise<PaymentSandbox> {
  const { store, secretKey, webhookSecret, now = () => new Date() } = settings;
  let webhookUrl = settings.webhookUrl;
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;
  let isClosed = false;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!isClosed && webhookUrl)
      timer = setTimeout(() => void deliverEvents(), Math.min(MAX_TIMER_MS, Math.max(0, ms))).unref();
  };
  const deliver = async (url: string): Promise<void> => {
    try {
      const next = await deliverDueEvents({ store, secret: webhookSecret, now }, url);
      if (next) schedule(next.getTime() - now().getTime());
    } catch {
      // The store could not be read just now; the events are still in it.
      schedule(1000);
    }
  };
  const deliverEvents = async (): Promise<void> => {
    // One delivery at a time: an event is not sent twice because two passes found it due.
    while (delivering) await delivering;
    if (!webhookUrl || isClosed) return;
    delivering = deliver(webhookUrl);
    await delivering;
    delivering = undefined;
  };
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    schedule(0);
    return result;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const url = new URL(request.url ?? "/", "http://sandbox");
    const answered =
      body === undefined
        ? {
            status: 413,
            body: { error: { type: "invalid_request_error", message: "Request body too large" } },
            headers: {},
          }
        : await answerApiCall(
            {
              method: request.method ?? "GET",
              path: url.pathname,
              search: url.search,
              authorization: headerOf(request, "authorization"),
              idempotencyKey: headerOf(request, "idempotency-key"),
              body,
            },
            { store, secretKey, now },
          );
    response.writeHead(answered.status, { "Content-Type": "application/json", ...answered.headers });
    response.end(JSON.stringify(answered.body));
    if (request.method === "POST") schedule(0);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: { type: "api_error", message: "An unknown error occurred" } }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // The product's own server keeps the process alive; the sandbox inside it must not.
  server.unref();
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The payment sandbox has no port");
  schedule(0);

  return {
    apiBase: `http://127.0.0.1:${address.port}`,
    setWebhookUrl(url) {
      webhookUrl = url;
      schedule(0);
    },
    findPayment: (id) => findHostedPayment(store, id, now()),
    pay: (id, isSlow = false) => changed(payHostedPayment(store, id, now(), isSlow)),
    settle: (id, outcome) => changed(settleHostedPayment(store, id, outcome, now())),
    dispute: (paymentIntent, status) => changed(disputePayment(store, paymentIntent, status, now())),
    deliverEvents,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await delivering;
    },
  };
}
