import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
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

/** Delivers the sandbox's events when they are due, one delivery at a time. */
class Deliveries {
  private timer: NodeJS.Timeout | undefined;
  private delivering: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly store: SandboxStore,
    private readonly secret: string,
    private readonly now: () => Date,
    private url: string | undefined,
  ) {}

  setUrl(url: string): void {
    this.url = url;
    this.schedule(0);
  }

  schedule(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isClosed && this.url)
      this.timer = setTimeout(() => void this.deliver(), Math.min(MAX_TIMER_MS, Math.max(0, ms))).unref();
  }

  async deliver(): Promise<void> {
    // One delivery at a time: an event is not sent twice because two passes found it due.
    while (this.delivering) await this.delivering;
    if (!this.url || this.isClosed) return;
    this.delivering = this.deliverTo(this.url);
    await this.delivering;
    this.delivering = undefined;
  }

  /** Work that may have made events. */
  async after<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    this.schedule(0);
    return result;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.delivering;
  }

  private async deliverTo(url: string): Promise<void> {
    try {
      const { store, secret, now } = this;
      const next = await deliverDueEvents({ store, secret, now }, url);
      if (next) this.schedule(next.getTime() - now().getTime());
    } catch {
      // The store could not be read just now; the events are still in it.
      this.schedule(1000);
    }
  }
}

type ApiSettings = Parameters<typeof answerApiCall>[1];

const TOO_LARGE = {
  status: 413,
  body: { error: { type: "invalid_request_error", message: "Request body too large" } },
  headers: {},
};

async function answerRequest(request: IncomingMessage, response: ServerResponse, settings: ApiSettings): Promise<void> {
  const body = await readBody(request);
  const url = new URL(request.url ?? "/", "http://sandbox");
  const call = {
    method: request.method ?? "GET",
    path: url.pathname,
    search: url.search,
    authorization: headerOf(request, "authorization"),
    idempotencyKey: headerOf(request, "idempotency-key"),
  };
  const answered = body === undefined ? TOO_LARGE : await answerApiCall({ ...call, body }, settings);
  response.writeHead(answered.status, { "Content-Type": "application/json", ...answered.headers });
  response.end(JSON.stringify(answered.body));
}

/** Listens on a free port of the loopback address. @returns the address */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // The product's own server keeps the process alive; the sandbox inside it must not.
  server.unref();
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The payment sandbox has no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Starts the sandbox on a free port of the loopback address. */
export async function startPaymentSandbox(settings: SandboxSettings): Promise<PaymentSandbox> {
  const { store, secretKey, webhookSecret, now = () => new Date() } = settings;
  const deliveries = new Deliveries(store, webhookSecret, now, settings.webhookUrl);
  const server = createServer((request, response) => {
    answerRequest(request, response, { store, secretKey, now })
      .then(() => {
        if (request.method === "POST") deliveries.schedule(0);
      })
      .catch(() => {
        if (!response.headersSent) response.writeHead(500, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ error: { type: "api_error", message: "An unknown error occurred" } }));
      });
  });
  const apiBase = await listen(server);
  deliveries.schedule(0);
  return {
    apiBase,
    setWebhookUrl: (url) => deliveries.setUrl(url),
    findPayment: (id) => findHostedPayment(store, id, now()),
    pay: (id, isSlow = false) => deliveries.after(payHostedPayment(store, id, now(), isSlow)),
    settle: (id, outcome) => deliveries.after(settleHostedPayment(store, id, outcome, now())),
    dispute: (paymentIntent, status) => deliveries.after(disputePayment(store, paymentIntent, status, now())),
    deliverEvents: () => deliveries.deliver(),
    async close() {
      const isDelivered = deliveries.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await isDelivered;
    },
  };
}
