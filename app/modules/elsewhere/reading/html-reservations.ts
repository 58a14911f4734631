import { Parser } from "htmlparser2";
import { entryOf } from "#app/shared/table";
import { UnreadableFile, together } from "./found";
import type { Found } from "./found";
import { reservationsIn, reservationsInJson } from "./schema-org";

/** No mail nests its tables so deep, and a parser looks through all that is open at every end. */
const DEEPEST = 400;
const MOST_SCRIPT = 200_000;
const MOST_TEXT = 500;

type Item = Record<string, unknown>;
/** An element that is open: the item it holds, and the property whose text it gathers. */
interface Open {
  item?: Item;
  gathers?: { item: Item; names: string[]; text: string };
}

function add(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) item[name] = [...((entryOf(item, name) as unknown[] | undefined) ?? []), value];
}

/** What an attribute says of a property; undefined where the text inside says it. */
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
 * Flights and stays that an HTML page or mail says in the words of schema.org, as JSON-LD or as microdata.
 * @throws UnreadableFile for one that is nested beyond reason
 */
export function reservationsInHtml(html: string): Found {
  const roots: Item[] = [];
  const scripts: string[] = [];
  const open: Open[] = [];
  let script: string | undefined;
  const itemAround = (): Item | undefined => open.findLast(({ item }) => item)?.item;

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === "script" && /^application\/(ld\+)?json/i.test(attributes.type ?? "")) script = "";
        const element: Open = {};
        const names = (attributes.itemprop ?? "").split(/\s+/).filter(Boolean);
        const around = names.length > 0 ? itemAround() : undefined;
        if (attributes.itemscope !== undefined) {
          element.item = { "@type": (attributes.itemtype ?? "").split(/\s+/) };
          if (around) add(around, names, element.item);
          else roots.push(element.item);
        } else if (around) {
          const value = valueOf(tag, attributes);
          if (value !== undefined) add(around, names, value);
          else element.gathers = { item: around, names, text: "" };
        }
        if (VOID.has(tag)) return;
        open.push(element);
        if (open.length > DEEPEST) throw new UnreadableFile("This page is nested too deeply for us to read.");
      },
      ontext(text) {
        if (script !== undefined && script.length < MOST_SCRIPT) script += text;
        for (const { gathers } of open) if (gathers && gathers.text.length < MOST_TEXT) gathers.text += text;
      },
      onclosetag(tag) {
        if (tag === "script" && script !== undefined) {
          scripts.push(script);
          script = undefined;
        }
        if (VOID.has(tag)) return;
        const gathers = open.pop()?.gathers;
        if (gathers) add(gathers.item, gathers.names, gathers.text.trim());
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return together([...scripts.map(reservationsInJson), reservationsIn(roots)]);
}
