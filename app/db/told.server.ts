import { sql } from "kysely";
import type { Log } from "#app/shared/context";
import { newId } from "./ids.server";
import { PostgresListener } from "./listener.server";
import { isPostgres } from "./lock.server";
import type { Db } from "./schema";

/** Changes that other parts of the product, in this process and in all others on the database, are told of. */
const TOPICS = [
  /** New alerts of a trip; the key is its id. */
  "alerts",
  /** Work noted for the job queue. */
  "jobs",
  /** A browser that wants its readings forgotten; the key is its reader. */
  "readers",
  /** Something that pages for signed-out visitors show. */
  "shared-pages",
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * Called after a change was committed. It may be called more often than something changed, and says nothing but where
 * to look.
 * @param key what has changed; undefined when messages may have been missed, so that anything may have changed
 */
type Handler = (key: string | undefined) => void;

interface Message {
  topic: Topic;
  key: string;
}

const handlers: Record<Topic, Set<Handler>> = {
  alerts: new Set(),
  jobs: new Set(),
  readers: new Set(),
  "shared-pages": new Set(),
};

/** Messages of transactions that are open in this process. */
const untold = new WeakMap<object, Message[]>();

const CHANNEL = "voyance_told";
/** Sender of this process's messages: it heeds them at their commit, and leaves them alone when they come back. */
const ME = newId();

let listener: PostgresListener | undefined;

const isTopic = (name: string | undefined): name is Topic => (TOPICS as readonly (string | undefined)[]).includes(name);

/** Registers what follows from a change. @returns what takes the registration back */
export function onTold(topic: Topic, handler: Handler): () => void {
  handlers[topic].add(handler);
  return () => void handlers[topic].delete(handler);
}

function heed({ topic, key }: { topic: Topic; key: string | undefined }): void {
  for (const handler of handlers[topic]) handler(key);
}

/**
 * Tells every process on the database, this one included, that something has changed. Inside a transaction of
 * `transact` it is told when that is committed, and not at all when it is taken back; on SQLite only this process is
 * told.
 * @param key at most some hundred letters
 */
export async function tell(db: Db, topic: Topic, key = ""): Promise<void> {
  const open = untold.get(db);
  if (open?.some((one) => one.topic === topic && one.key === key)) return;
  if (isPostgres(db)) await sql`select pg_notify(${CHANNEL}, ${`${ME} ${topic} ${key}`})`.execute(db);
  if (open) open.push({ topic, key });
  else if (!db.isTransaction) heed({ topic, key });
}

/** Collects what a transaction tells. @returns what passes it on in this process, once the transaction has ended */
export function collectTold(trx: Db): () => void {
  const messages: Message[] = [];
  untold.set(trx, messages);
  return () => {
    for (const message of messages.splice(0)) heed(message);
  };
}

/**
 * Whether this process hears what others tell. "alone": there is nothing to hear from, on SQLite. "deaf": the
 * connection is broken, and nothing that is kept in memory may be relied on until it stands again.
 */
export function hearing(): "alone" | "listening" | "deaf" {
  if (!listener) return "alone";
  return listener.isListening ? "listening" : "deaf";
}

function hear(payload: string): void {
  const [from, topic, ...key] = payload.split(" ");
  // A topic of another version concerns nothing that this version keeps.
  if (from !== ME && isTopic(topic)) heed({ topic, key: key.join(" ") });
}

/** Has everything looked at anew: messages may have been missed. */
function missSome(): void {
  for (const topic of TOPICS) heed({ topic, key: undefined });
}

/**
 * Begins to hear what other processes tell. A connection that breaks is made again by itself.
 * @param url of PostgreSQL; nothing is begun on SQLite
 * @returns resolves after the first try, whether it succeeded or not
 */
export async function startHearing(url: string, log: Log): Promise<void> {
  if (url.startsWith("sqlite:")) return;
  listener = new PostgresListener(url, CHANNEL, { onMessage: hear, onListening: missSome, log });
  await listener.start();
}

/** Ends the connection, at the end of the process. */
export async function stopHearing(): Promise<void> {
  const ending = listener;
  listener = undefined;
  await ending?.stop();
}
