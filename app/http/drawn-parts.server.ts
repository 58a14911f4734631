import { randomBytes } from "node:crypto";

/** What was drawn, by what it shows. As bytes: a text with one letter beyond Latin takes two bytes for each. */
const drawn = new WeakMap<object, Map<string, Buffer>>();

/** No page and nobody who writes in one can know this. The letter is for private use, and no text of ours has it. */
const MARK = `\uE000${randomBytes(12).toString("hex")}`;
const MARKS = new RegExp(`${MARK}([kba])(\\d+);`);

/** The parts of one page (`components/layout/same-for-all`), whose marks are in its text until it is put together. */
export class PageParts {
  readonly #known: Buffer[] = [];
  readonly #fresh: { of: object; name: string }[] = [];

  known(of: object, name: string): string | undefined {
    const bytes = drawn.get(of)?.get(name);
    return bytes && `${MARK}k${this.#known.push(bytes) - 1};`;
  }

  around(of: object, name: string): { before: string; after: string } {
    const at = this.#fresh.push({ of, name }) - 1;
    return { before: `${MARK}b${at};`, after: `${MARK}a${at};` };
  }

  /** The page of a text with marks, as bytes; what was drawn for it is kept. @throws {Error} when a part has no end */
  bytesOf(html: string): Buffer {
    // A text, the kind of the mark after it and its number, in turn.
    const pieces = html.split(MARKS);
    const open: Buffer[][] = [[]];
    for (let at = 0; at < pieces.length; at += 3) {
      if (pieces[at]) open.at(-1)!.push(Buffer.from(pieces[at]!, "utf8"));
      const kind = pieces[at + 1];
      const number = Number(pieces[at + 2]);
      if (kind === "k") open.at(-1)!.push(this.#known[number]!);
      if (kind === "b") open.push([]);
      if (kind === "a") {
        const part = Buffer.concat(open.pop()!);
        open.at(-1)!.push(part);
        this.#keep(number, part);
      }
    }
    if (open.length !== 1) throw new Error("A part of a page has no end");
    return Buffer.concat(open[0]!);
  }

  #keep(number: number, part: Buffer): void {
    const { of, name } = this.#fresh[number]!;
    const parts = drawn.get(of) ?? new Map<string, Buffer>();
    drawn.set(of, parts.set(name, part));
  }
}
