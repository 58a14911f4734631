import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { POSTER_VIEWS } from "../art/poster-view";
import { posterAlt, posterFor } from "./fallback";
import { drawPoster } from "./poster";
import type { Scene } from "./scene";
import { SCENES } from "./scenes/index";

const RAW_LIMIT_BYTES = 12 * 1024;
const GZIP_LIMIT_BYTES = 4 * 1024;

const OPEN_TAG = /<([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="(?:[^<&"]|&(?:amp|lt|quot);)*")*)(\/?)>/y;
const CLOSE_TAG = /<\/([a-zA-Z]+)>/y;

/**
 * Reads the markup tag by tag, throws where it is not well-formed XML, and returns the ids and the references to them.
 */
function readMarkup(svg: string): { ids: string[]; references: string[]; elements: number } {
  const ids: string[] = [];
  const references: string[] = [];
  const open: string[] = [];
  let elements = 0;
  let at = 0;
  while (at < svg.length) {
    OPEN_TAG.lastIndex = CLOSE_TAG.lastIndex = at;
    const tag = OPEN_TAG.exec(svg);
    const end = tag ? undefined : CLOSE_TAG.exec(svg);
    if (end && open.pop() !== end[1]) throw new Error(`</${end[1]}> closes another element at ${at}`);
    if (!tag && !end) throw new Error(`Not markup at ${at}: ${svg.slice(at, at + 40)}`);
    at = (tag ? OPEN_TAG : CLOSE_TAG).lastIndex;
    if (!tag) continue;
    elements += 1;
    if (!tag[3]) open.push(tag[1] ?? "");
    const attributes = [...(tag[2] ?? "").matchAll(/ ([a-zA-Z][a-zA-Z0-9:-]*)="([^"]*)"/g)];
    if (new Set(attributes.map(([, name]) => name)).size < attributes.length)
      throw new Error(`An attribute is given twice: ${tag[0]}`);
    for (const [, name, value = ""] of attributes) {
      if (name === "id") ids.push(value);
      const reference = name === "href" ? value.slice(1) : /^url\(#(.+)\)$/.exec(value)?.[1];
      if (reference) references.push(reference);
    }
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(", ")}`);
  return { ids, references, elements };
}

const scenes: [string, Scene][] = [...SCENES];

describe.each(scenes)("the poster of %s", (slug, scene) => {
  const svg = drawPoster(scene, { view: "poster" });

  it("weighs at most 12 KB, and 4 KB on the wire", () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(RAW_LIMIT_BYTES);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(GZIP_LIMIT_BYTES);
  });

  it("gives the same bytes for the same scene", () => {
    expect(drawPoster(structuredClone(scene), { view: "poster" })).toBe(svg);
  });

  it("is well formed, refers only to what it defines, and holds only numbers a browser reads", () => {
    const { ids, references, elements } = readMarkup(svg);
    expect(elements).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\de-\d/);
    expect(svg).not.toMatch(/<script|<text|<image|<filter/);
  });

  it("has an alternative text of its own that says what is seen", () => {
    expect(scene.alt.split(" ").length).toBeGreaterThanOrEqual(6);
    expect(scenes.filter(([other, { alt }]) => other !== slug && alt === scene.alt)).toEqual([]);
    expect(posterAlt(slug)).toBe(scene.alt);
    expect(svg).toContain('role="img"');
  });
});

describe("the catalogue", () => {
  it.each(listDestinations().map(({ slug }) => slug))(
    "has a picture composed for %s, not the one of its country",
    (slug) => {
      const missing = `posters/scenes has no scene "${slug}": write one in the file of its part of the world`;
      expect(SCENES.has(slug), missing).toBe(true);
    },
  );
});

describe("crops", () => {
  const scene = SCENES.get("kyoto") as Scene;

  it("changes nothing but the view box", () => {
    const bodies = POSTER_VIEWS.map((view) => drawPoster(scene, { view }).replace(/viewBox="[^"]+"/, ""));
    expect(new Set(bodies).size).toBe(1);
    expect(new Set(POSTER_VIEWS.map((view) => drawPoster(scene, { view }))).size).toBe(POSTER_VIEWS.length);
  });

  it("keeps the ids of two posters in one page apart", () => {
    const first = readMarkup(drawPoster(scene, { view: "card", idPrefix: "kyoto-" }));
    const second = readMarkup(drawPoster(SCENES.get("tokyo") as Scene, { view: "card", idPrefix: "tokyo-" }));
    expect(first.ids.filter((id) => second.ids.includes(id))).toEqual([]);
    expect(first.ids.every((id) => id.startsWith("kyoto-"))).toBe(true);
  });
});

describe("a place without a scene", () => {
  it("gets a poster within the budget, the same every time, other than its neighbour's", () => {
    const place = posterFor("vilnius", "LT", "europe");
    const svg = drawPoster(place, { view: "poster" });
    expect(drawPoster(posterFor("vilnius", "LT", "europe"), { view: "poster" })).toBe(svg);
    expect(drawPoster(posterFor("kaunas", "LT", "europe"), { view: "poster" })).not.toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(RAW_LIMIT_BYTES);
    readMarkup(svg);
  });

  it.each("JP CN TH NP GR IT ES SE GL TR MA CU AR US ZM FR".split(" "))(
    "keeps within the budget in the inks of %s",
    (country) => {
      const svg = drawPoster(posterFor("somewhere", country, "africa"), { view: "poster" });
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(RAW_LIMIT_BYTES);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(GZIP_LIMIT_BYTES);
      const { ids, references } = readMarkup(svg);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  it("takes its inks from the country, else from the region", () => {
    expect(posterFor("nara", "JP", "asia").region).toBe("japan");
    expect(posterFor("agadir", "MA", "africa").region).toBe("maghreb");
    expect(posterFor("nowhere", "ZZ", "africa").region).toBe("savanna");
    expect(posterFor("nowhere", "ZZ", "no such region").region).toBe("stone");
  });

  it("returns the scene where there is one, and an alternative text in words otherwise", () => {
    expect(posterFor("kyoto", "JP", "asia")).toBe(SCENES.get("kyoto"));
    expect(posterAlt("ulan-bator")).toContain("Ulan Bator");
  });

  it("escapes what could end the attribute", () => {
    const scene = { ...posterFor("x", "FR", "europe"), alt: 'A "quoted" & <odd> name' };
    expect(drawPoster(scene, { view: "card" })).toContain('aria-label="A &quot;quoted&quot; &amp; &lt;odd> name"');
  });
});
