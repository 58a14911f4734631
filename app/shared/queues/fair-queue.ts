/** The outcome for an item that was added: refused, or admitted, perhaps in place of another. */
export type Admission<Item> = { isIn: false } | { isIn: true; displaced?: Item };

/**
 * Waiting work in one line per key: the keys take turns, so that a caller with a hundred calls does not hold up a
 * caller with one. When the queue is full, the longest line gives its last place to a clearly shorter one.
 */
export class FairQueue<Item> {
  /** In the order of their turns. No line is empty. */
  readonly #lines = new Map<string, Item[]>();
  readonly #most: number;
  #size = 0;

  /** @param most how many items may wait, over all keys */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Queues an item, or refuses it; an item that had to give way is handed back. */
  add(key: string, item: Item): Admission<Item> {
    const line = this.#lines.get(key) ?? [];
    const displaced = this.#size >= this.#most ? this.#giveWayTo(line.length) : undefined;
    if (this.#size >= this.#most) return { isIn: false };
    line.push(item);
    this.#lines.set(key, line);
    this.#size += 1;
    return { isIn: true, displaced };
  }

  /** The last of the longest line leaves, if the newcomer's line stays shorter even with the newcomer. */
  #giveWayTo(length: number): Item | undefined {
    const [key, longest] = [...this.#lines].reduce<[string, Item[]]>(
      (most, one) => (one[1].length > most[1].length ? one : most),
      ["", []],
    );
    if (longest.length <= length + 1) return undefined;
    const last = longest.pop();
    this.#keep(key, longest);
    return last;
  }

  /** Takes out the next item by turn; its key goes to the end of the turns. */
  next(): Item | undefined {
    const first = this.#lines.entries().next().value;
    if (!first) return undefined;
    const [key, line] = first;
    const item = line.shift();
    this.#lines.delete(key);
    this.#keep(key, line);
    return item;
  }

  /** Takes out an item that is not wanted any more. @returns whether it was there */
  remove(key: string, item: Item): boolean {
    const line = this.#lines.get(key);
    const at = line?.indexOf(item) ?? -1;
    if (!line || at < 0) return false;
    line.splice(at, 1);
    this.#keep(key, line);
    return true;
  }

  /** Updates a line after one item has left it. */
  #keep(key: string, line: Item[]): void {
    this.#size -= 1;
    if (line.length > 0) this.#lines.set(key, line);
    else this.#lines.delete(key);
  }
}
