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

/**
 * Flights and stays that an HTML page or mail describes in the words of schema.org, as JSON-LD or as microdata.
 * @throws UnreadableFile for one that is nested beyond reason
 */
export function reservationsInHtml(html: string): Found {
  const roots: Item[] = [];
  const scripts: string[] = [];
  const open: Open[] = [];
  /** The open elements that hold an item, and those whose text is not full. */
  const itemsAround: Item[] = [];
  const gathering = new Set<Gathering>();
  let script: string | undefined;
  let values = 0;

  function add(item: Item, names: readonly string[], value: unknown): void {
    values += names.length;
    if (values > MOST_VALUES) throw new UnreadableFile(TOO_MUCH);
    for (const name of names) valuesOf(item, name).push(value);
  }

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === "script" && /^application\/(ld\+)?json/i.test(attributes.type ?? "")) script = "";
        const element: Open = {};
        const names = [...new Set((attributes.itemprop ?? "").split(/\s+/, MOST_NAMES).filter(Boolean))];
        const around = names.length > 0 ? itemsAround.at(-1) : undefined;
        if (attributes.itemscope !== undefined) {
          element.item = { "@type": (attributes.itemtype ?? "").split(/\s+/, MOST_NAMES) };
          if (around) add(around, names, element.item);
          else if (roots.push(element.item) > MOST_VALUES) throw new UnreadableFile(TOO_MUCH);
        } else if (around) {
          const value = valueOf(tag, attributes);
          if (value !== undefined) add(around, names, value);
          else element.gathers = { item: around, names, text: "" };
        }
        if (VOID.has(tag)) return;
        open.push(element);
        if (element.item) itemsAround.push(element.item);
        if (element.gathers) gathering.add(element.gathers);
        if (open.length > DEEPEST) throw new UnreadableFile("This page is nested too deeply for us to read.");
      },
      ontext(text) {
        if (script !== undefined && script.length < MOST_SCRIPT) script += text;
        for (const one of gathering) {
          one.text += text.slice(0, MOST_TEXT);
          if (one.text.length >= MOST_TEXT) gathering.delete(one);
        }
      },
      onclosetag(tag) {
        if (tag === "script" && script !== undefined) {
          scripts.push(script);
          script = undefined;
        }
        if (VOID.has(tag)) return;
        const { item, gathers } = open.pop() ?? {};
        if (item) itemsAround.pop();
        if (!gathers) return;
        gathering.delete(gathers);
        add(gathers.item, gathers.names, gathers.text.trim());
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return together([...scripts.map(reservationsInJson), reservationsIn(roots)]);
}
