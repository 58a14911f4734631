import { LRUCache } from "lru-cache";

/** The milliseconds for which a caller that was refused (HTTP 429) leaves the provider alone (CHECKLIST ERR-05). */
const COOLDOWN_MS = 30_000;

interface Entry<T> {
  value: T;
  /** Epoch milliseconds of the answer. */
  at: number;
}

/** Thrown when a provider refuses for too many calls and no answer is remembered (CHECKLIST ERR-06). */
export class RateLimitedError extends Error {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("Rate limited and no cached data available");
    this.name = "RateLimitedError";
    this.retryAfter = retryAfter;
  }
}

export interface CachedCallsOptions {
  /** Whether a failure means "too many calls". */
  isRateLimit: (error: unknown) => boolean;
  cooldownMs?: number;
  /** Beyond this the entry unused for longest goes. */
  maxEntries?: number;
}

/**
 * Keeps the answers of a provider by question. Equal questions asked at once share one call. After a refusal for too
 * many calls the question is not asked again until the cooldown is over: the remembered answer is served, however old.
 */
export class CachedCalls<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #coolUntil: LRUCache<string, number>;
  readonly #pending = new Map<string, Promise<T>>();
  readonly #options: Required<CachedCallsOptions>;

  constructor(options: CachedCallsOptions) {
    this.#options = { cooldownMs: COOLDOWN_MS, maxEntries: 500, ...options };
    this.#entries = new LRUCache({ max: this.#options.maxEntries });
    this.#coolUntil = new LRUCache({ max: this.#options.maxEntries });
  }

  /**
   * The answer to a question: remembered if younger than its time, else asked for.
   * @param now epoch milliseconds
   * @param ttlMs how long an answer counts as fresh
   * @throws RateLimitedError when refused and no answer is remembered; any other error of the call
   */
  async get(key: string, { now, ttlMs }: { now: number; ttlMs: number }, call: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    const age = known ? now - known.at : Infinity;
    if (known && age >= 0 && age < ttlMs) return known.value;
    const coolUntil = this.#coolUntil.get(key) ?? 0;
    if (now < coolUntil && now >= coolUntil - this.#options.cooldownMs) return this.#stale(key, coolUntil - now);
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const asked = this.#ask(key, now, call).finally(() => this.#pending.delete(key));
    this.#pending.set(key, asked);
    return asked;
  }

  async #ask(key: string, now: number, call: () => Promise<T>): Promise<T> {
    try {
      const value = await call();
      this.#entries.set(key, { value, at: now });
      this.#coolUntil.delete(key);
      return value;
    } catch (error) {
      if (!this.#options.isRateLimit(error)) throw error;
      this.#coolUntil.set(key, now + this.#options.cooldownMs);
      return this.#stale(key, this.#options.cooldownMs);
    }
  }

  #stale(key: string, waitMs: number): T {
    const known = this.#entries.get(key);
    if (!known) throw new RateLimitedError(Math.ceil(waitMs / 1000));
    return known.value;
  }
}
