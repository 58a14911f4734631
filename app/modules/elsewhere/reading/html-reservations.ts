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

  /** The statement of an element in its attributes: an item, a value of the item around it, or a text that is still to come. */
  private elementOf(tag: string, attributes: Record<string, string>): Open {
    const names = [...new Set((attributes.itemprop ?? "").split(/\s+/, MOST_NAMES).filter(Boolean))];
    const around = names.length > 0 ? this.itemsAround.at(-1) : undefined;
    if (attributes.itemscope !== undefined) {
      const item: Item = { "@type": (attributes.itemtype ?? "").split(/\s+/, MOST_NAMES) };
      if (around) this.add(around, names, item);
      else if (this.roots.push(item) > MOST_VALUES) throw new UnreadableFile(TOO_MUCH);
      return { item };
    }
    if (!around) return {};
    const value = valueOf(tag, attributes);
    if (value === undefined) return { gathers: { item: around, names, text: "" } };
    this.add(around, names, value);
    return {};
  }

  begin(tag: string, attributes: Record<string, string>): void {
    if (tag === "script" && /^application\/(ld\+)?json/i.test(attributes.type ?? "")) this.script = "";
    const element = this.elementOf(tag, attributes);
    if (VOID.has(tag)) return;
    this.open.push(element);
    if (element.item) this.itemsAround.push(element.item);
    if (element.gathers) this.gathering.add(element.gathers);
    if (this.open.length > DEEPEST) throw new UnreadableFile("This page is nested too deeply for us to read.");
  }

  read(text: string): void {
    if (this.script !== undefined && this.script.length < MOST_SCRIPT) this.script += text;
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
    const { item, gathers } = this.open.pop() ?? {};
    if (item) this.itemsAround.pop();
    if (!gathers) return;
    this.gathering.delete(gathers);
    this.add(gathers.item, gathers.names, gathers.text.trim());
  }
}

/**
 * Flights and stays that an HTML page or mail describes in the words of schema.org, as JSON-LD or as microdata.
 * @throws UnreadableFile for one that is nested beyond reason
 */
export function reservationsInHtml(html: string): Found {
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
  return together([...page.scripts.map(reservationsInJson), reservationsIn(page.roots)]);
}
