import { Parser } from "htmlparser2";
import { entryOf } from "#app/shared/table";
import { UnreadableFile, together } from "./found";
import type { Found } from "./found";
import { reservationsIn, reservationsInJson } from "./schema-org";

/** No mail nests its tables so deep, and a parser looks through all open elements at every end. */
const DEEPEST = 400;
const MOST_SCRIPT = 200_000;
const MOST_TEXT = 500;
/** A mail with twenty bookings has some hundreds of values; a mail with more is not about a trip. */
const MOST_VALUES = 5_000;
const MOST_NAMES = 8;
/** The most letters of a page's words that are read. */
const MOST_WORDS = 60_000;
/** Elements whose words nobody sees, and those that begin a line of their own. */
const HIDDEN = new Set(["script", "style", "head", "template", "noscript"]);
const LINES = new Set([
  "br",
  "p",
  "div",
  "tr",
  "li",
  "table",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "section",
  "dt",
  "dd",
  "hr",
]);
const TOO_MUCH = "There is too much on this page for us to read. Save just the one booking and upload that.";

type Item = Record<string, unknown>;
/** The text of an element that is the value of a property. */
interface Gathering {
  item: Item;
  names: string[];
  text: string;
}
/** An open element: the item it holds, and the text it gathers. */
interface Open {
  item?: Item;
  gathers?: Gathering;
}

/** The values of a property's name as a list; inherited properties of the object do not count. */
function valuesOf(item: Item, name: string): unknown[] {
  const known = entryOf(item, name) as unknown[] | undefined;
  if (known) return known;
  const values: unknown[] = [];
  Object.defineProperty(item, name, { value: values, enumerable: true });
  return values;
}

/** The value of a property in an attribute; undefined where the text inside holds it. */
function valueOf(tag: string, attributes: Record<string, string>): string | undefined {
  const { content, datetime, href, src, value } = attributes;
  if (content !== undefined) return content;
  if (tag === "time") return datetime;
  if (tag === "a" || tag === "link") return href;
  if (tag === "img") return src;
  return tag === "data" || tag === "meter" ? value : undefined;
}

/** Elements that have no end, and so no text. */
const VOID = new Set(["meta", "link", "img", "br", "hr", "input", "area", "base", "col", "embed", "source", "wbr"]);

/** The parts of a page that are gathered while it is read, within bounds. */
class PageReading {
  readonly roots: Item[] = [];
  readonly scripts: string[] = [];
  /** The words of the page as its reader sees them, and its title. */
  readonly words: string[] = [];
  title = "";
  private letters = 0;
  private hidden = 0;
  private isInTitle = false;
  /** Things that name elements elsewhere on the page, and the values of those elements. */
  private readonly referring: { item: Item; ids: string[] }[] = [];
  private readonly named = new Map<string, Item>();
  private readonly open: Open[] = [];
  /** Of the open elements those that hold an item, and those whose text is not full. */
  private readonly itemsAround: Item[] = [];
  private readonly gathering = new Set<Gathering>();
  private script: string | undefined;
  private values = 0;

  private add(item: Item, names: readonly string[], value: unknown): void {
    this.values += names.length;
    if (this.values > MOST_VALUES) throw new UnreadableFile(TOO_MUCH);
    for (const name of names) valuesOf(item, name).push(value);
  }

  /**
   * The statement of an element in its attributes: an item, a value of the item around it, or a text that is still to
   * come.
   */
  private elementOf(tag: string, attributes: Record<string, string>): Open {
    const names = [...new Set((attributes.itemprop ?? "").split(/\s+/, MOST_NAMES).filter(Boolean))];
    const around = names.length > 0 ? this.itemsAround.at(-1) : undefined;
    if (attributes.itemscope !== undefined) {
      const item: Item = { "@type": (attributes.itemtype ?? "").split(/\s+/, MOST_NAMES) };
      if (around) this.add(around, names, item);
      // A thing in an element that nothing refers to stands for itself.
      if (around && !this.isApart(around)) return { item };
      if (this.roots.push(item) > MOST_VALUES) throw new UnreadableFile(TOO_MUCH);
      if (attributes.itemref) this.referring.push({ item, ids: attributes.itemref.split(/\s+/, MOST_NAMES) });
      return { item };
    }
    if (!around) return this.apart(tag, attributes, names);
    const value = valueOf(tag, attributes);
    if (value === undefined) return { gathers: { item: around, names, text: "" } };
    this.add(around, names, value);
    return {};
  }

  /** An element outside of a thing, which may refer to it by its id: what it says is kept for that. */
  private apart(tag: string, attributes: Record<string, string>, names: string[]): Open {
    if (!attributes.id || this.named.size >= MOST_VALUES) return {};
    const item: Item = {};
    this.named.set(attributes.id, item);
    if (names.length === 0) return { item };
    const value = valueOf(tag, attributes);
    if (value === undefined) return { gathers: { item, names, text: "" } };
    this.add(item, names, value);
    return {};
  }

  private isApart(item: Item): boolean {
    return !("@type" in item);
  }

  /** Gives things the properties that stand elsewhere on the page. */
  refer(): void {
    for (const { item, ids } of this.referring)
      for (const id of ids)
        for (const [name, values] of Object.entries(this.named.get(id) ?? {}))
          for (const value of values as unknown[]) this.add(item, [name], value);
  }

  private write(text: string): void {
    if (this.letters >= MOST_WORDS) return;
    this.letters += text.length;
    this.words.push(text.slice(0, MOST_WORDS));
  }

  begin(tag: string, attributes: Record<string, string>): void {
    if (tag === "script" && /^application\/(ld\+)?json/i.test(attributes.type ?? "")) this.script = "";
    const element = this.elementOf(tag, attributes);
    if (LINES.has(tag)) this.write("\n");
    else if (tag === "td" || tag === "th") this.write(" ");
    if (VOID.has(tag)) return;
    if (HIDDEN.has(tag)) this.hidden += 1;
    if (tag === "title") this.isInTitle = true;
    this.open.push(element);
    if (element.item) this.itemsAround.push(element.item);
    if (element.gathers) this.gathering.add(element.gathers);
    if (this.open.length > DEEPEST) throw new UnreadableFile("This page is nested too deeply for us to read.");
  }

  read(text: string): void {
    if (this.script !== undefined && this.script.length < MOST_SCRIPT) this.script += text;
    if (this.isInTitle && this.title.length < MOST_TEXT) this.title += text.slice(0, MOST_TEXT);
    if (this.hidden === 0) this.write(text.replace(/\s+/g, " "));
    for (const one of this.gathering) {
      one.text += text.slice(0, MOST_TEXT);
      if (one.text.length >= MOST_TEXT) this.gathering.delete(one);
    }
  }

  end(tag: string): void {
    if (tag === "script" && this.script !== undefined) {
      this.scripts.push(this.script);
      this.script = undefined;
    }
    if (VOID.has(tag)) return;
    if (HIDDEN.has(tag) && this.hidden > 0) this.hidden -= 1;
    if (tag === "title") this.isInTitle = false;
    if (LINES.has(tag)) this.write("\n");
    const { item, gathers } = this.open.pop() ?? {};
    if (item) this.itemsAround.pop();
    if (!gathers) return;
    this.gathering.delete(gathers);
    this.add(gathers.item, gathers.names, gathers.text.trim());
  }
}

/** A page: the bookings that it describes in the words of schema.org, and the words that its reader sees. */
export interface Page {
  found: Found;
  title: string;
  words: string;
}

/**
 * Flights and stays that an HTML page or mail describes in the words of schema.org, as JSON-LD or as microdata.
 * @throws UnreadableFile for one that is nested beyond reason
 */
export function readPage(html: string): Page {
  const page = new PageReading();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => page.begin(tag, attributes),
      ontext: (text) => page.read(text),
      onclosetag: (tag) => page.end(tag),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  page.refer();
  const found = together([...page.scripts.map(reservationsInJson), reservationsIn(page.roots)]);
  return { found, title: page.title.replace(/\s+/g, " ").trim(), words: page.words.join("") };
}
