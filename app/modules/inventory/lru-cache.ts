/** A map that holds at most so many entries and forgets the one unused for longest. */
export class LruCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Value>();

  /** @throws RangeError for a limit below 1 */
  constructor(limit: number) {
    if (!Number.isInteger(limit) || limit < 1) throw new RangeError("A cache holds at least one entry.");
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value, which now counts as just used. */
  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break;
      this.#entries.delete(oldest);
    }
  }
}
