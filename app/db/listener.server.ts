import type { Client } from "pg";
import type { Log } from "#app/shared/context";
import { newId } from "./ids.server";

/** A connection that is not made, or a question that is not answered, within this time is given up. */
const PATIENCE_MS = 5_000;
/** The pauses between two tries to connect: the first, and the longest that they grow to. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/**
 * Each so often the connection hears itself, or is taken for broken: one that is silently gone is known within twice
 * this time, and pages are answered from memory for no longer.
 */
const BEAT_MS = 2_000;

interface Parts {
  onMessage: (payload: string) => void;
  /** Called each time that the connection stands: what was told before that was not heard. */
  onListening: () => void;
  log: Log;
}

/**
 * One connection of its own to PostgreSQL that hears a channel, and is made again when it breaks. A connection that is
 * silently gone (a swallowed packet, a pool between that hands out another server) is found out because it sends
 * itself a message and has to hear it.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #parts: Parts;
  readonly #me = newId();
  #client: Client | undefined;
  #beat: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #tries = 0;
  #isStopped = false;
  #hasHeardItself = true;
  isListening = false;

  /** @param channel a plain name */
  constructor(url: string, channel: string, parts: Parts) {
    this.#url = url;
    this.#channel = channel;
    this.#parts = parts;
  }

  /** Resolves after the first try; if that failed, it goes on by itself. */
  start(): Promise<void> {
    return this.#connect();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#again);
    await this.#letGo();
  }

  async #connect(): Promise<void> {
    // Loaded only for PostgreSQL: the embedded database needs none of it.
    const { default: pg } = await import("pg");
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "voyance listener",
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client, new Error("The connection was closed")));
    client.on("notification", ({ payload = "" }) => {
      if (payload === this.#me) this.#hasHeardItself = true;
      else this.#parts.onMessage(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      return this.#lose(client, error);
    }
    if (client === this.#client) this.#begin(client);
  }

  #begin(client: Client): void {
    if (this.#tries > 0) this.#parts.log.info({ tries: this.#tries }, "other processes are heard again");
    this.#tries = 0;
    this.isListening = true;
    this.#hasHeardItself = true;
    this.#beat = setInterval(() => {
      // What has come in while this process was busy is read first.
      setImmediate(() => this.#listenToItself(client));
    }, BEAT_MS).unref();
    this.#parts.onListening();
  }

  #listenToItself(client: Client): void {
    if (client !== this.#client) return;
    if (!this.#hasHeardItself) return this.#lose(client, new Error("It does not hear itself"));
    this.#hasHeardItself = false;
    client
      .query("select pg_notify($1, $2)", [this.#channel, this.#me])
      .catch((error: unknown) => this.#lose(client, error));
  }

  /** Gives a connection up, and tries again after a pause that grows, in another rhythm in each process. */
  #lose(client: Client, error: unknown): void {
    if (client !== this.#client || this.#isStopped) return;
    void this.#letGo();
    if (this.#tries === 0) this.#parts.log.error({ err: error }, "other processes are not heard; trying again");
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#again = setTimeout(() => void this.#connect(), pauseMs * (0.5 + Math.random() / 2)).unref();
  }

  async #letGo(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    this.isListening = false;
    clearInterval(this.#beat);
    await client?.end().catch(() => undefined);
  }
}
