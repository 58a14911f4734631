const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: "&", apos: "'", lt: "<", gt: ">", nbsp: " " };

/** A text whose signs stand for themselves: "&quot;" is a quotation mark. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|(quot|amp|apos|lt|gt|nbsp));/gi, (all, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? String(all);
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** Reads a text letter by letter and writes down what was meant. */
class Repair {
  private readonly out: string[] = [];
  private at = 0;
  /** The last sign outside of a text, and whether a value has just ended. */
  private hasValue = false;

  constructor(private readonly text: string) {}

  /** Whether a comma is missing before the next value. */
  private beforeValue(): void {
    if (this.hasValue) this.out.push(",");
    this.hasValue = false;
  }

  private string(): void {
    this.beforeValue();
    const start = this.at;
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== '"') this.at += this.text[this.at] === "\\" ? 2 : 1;
    const inner = this.text.slice(start + 1, this.at);
    this.at += 1;
    // A line that is broken inside a text, and a stray backslash, are not allowed in JSON.
    const escaped = inner
      .replace(/\p{Cc}/gu, (sign) => (sign === "\n" ? "\\n" : " "))
      .replace(/\\(["\\/bfnrt]|u[\da-fA-F]{4})|\\/g, (all, known) => (known ? String(all) : "\\\\"));
    this.out.push(`"${escaped}"`);
    this.hasValue = true;
  }

  private skipTo(end: string): void {
    const found = this.text.indexOf(end, this.at);
    this.at = found < 0 ? this.text.length : found + end.length;
  }

  private dropComma(): void {
    if (this.out.at(-1) === ",") this.out.pop();
  }

  run(): string {
    while (this.at < this.text.length) {
      const sign = this.text[this.at]!;
      if (sign === '"') this.string();
      else if (sign === "/" && this.text[this.at + 1] === "/") this.skipTo("\n");
      else if (sign === "/" && this.text[this.at + 1] === "*") this.skipTo("*/");
      else if (sign === "{" || sign === "[") {
        this.beforeValue();
        this.out.push(sign);
        this.at += 1;
      } else if (sign === "}" || sign === "]") {
        this.dropComma();
        this.out.push(sign);
        this.hasValue = true;
        this.at += 1;
      } else if (sign === "," || sign === ":") {
        if (this.hasValue) this.out.push(sign);
        this.hasValue = false;
        this.at += 1;
      } else if (/[\w.+-]/.test(sign)) {
        this.beforeValue();
        const word = /^[\w.+-]{1,40}/.exec(this.text.slice(this.at, this.at + 40))![0];
        this.out.push(/^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(word) ? word : `"${word}"`);
        this.hasValue = true;
        this.at += word.length;
      } else this.at += 1;
    }
    this.dropComma();
    return this.out.join("");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No booking is nested so deep, and such a text takes seconds to be parsed. */
const NOTHING_BUT_BRACKETS = /[[{]{200}/;

/**
 * The values in a JSON text as mails carry it: behind comment and CDATA marks, with entities for its quotation marks,
 * escaped as a whole, with broken lines inside texts, with commas too many or missing. Undefined for any other text.
 */
export function readTolerantJson(text: string): unknown {
  if (NOTHING_BUT_BRACKETS.test(text)) return undefined;
  const whole = parse(text);
  if (whole !== undefined) return whole;
  const unmarked = text
    .replaceAll("\uFEFF", "")
    .replace(/(?:\/\/|\/\*)?\s?<!\[CDATA\[(?:\s?\*\/)?/g, "")
    .replace(/(?:\/\/|\/\*)?\s?\]\]>(?:\s?\*\/)?/g, "")
    .replace(/<!--|-->/g, "");
  const decoded = /^\s*[{[]\s*&(?:quot|#34|#x22);/i.test(unmarked) ? withoutEntities(unmarked) : unmarked;
  const plain = /^\s*[{[][\s{[]*\\"/.test(decoded) ? decoded.replaceAll('\\"', '"') : decoded;
  return (plain === text ? undefined : parse(plain)) ?? parse(`[${new Repair(plain).run()}]`);
}
