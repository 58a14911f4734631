import { toPlainText } from "./plain-text";
import { claimsShape, imagesShape, nearbyShape } from "./commons.schema";
import { isFreeOfNames, readLicence } from "./licence";
import type { FoundPicture, Pictures, PlaceToPicture } from "./pictures-port";
import { isTitledAfter } from "./same-place";
import { WikimediaClient } from "./wikimedia-client.server";
import type { WikimediaSettings } from "./wikimedia-client.server";
import type { z } from "zod";

/** How far from a place a photograph of it was taken at most, in metres. */
const NEAR_METRES = "300";
const MOST_NEARBY = "50";
/** The width in which a file is fetched, in pixels: one of those that Wikimedia keeps ready. */
const FETCHED_WIDTH = 1280;
/** Sides of a photograph that fits beside a name. */
const SHAPE = { least: 0.5, most: 2.5 };
const MOST_AUTHOR = 120;

type Page = z.output<typeof imagesShape>["query"]["pages"][number];

const titleOf = (file: string): string => file.replace(/^File:/, "").replace(/\.\w{2,5}$/, "");

/** A photograph of its own, large enough, that may be shown; undefined for any other file. */
function readPage({ title, imageinfo }: Page): (Omit<FoundPicture, "content"> & { address: string }) | undefined {
  const [info] = imageinfo ?? [];
  if (!info || info.mime !== "image/jpeg" || info.width < FETCHED_WIDTH) return undefined;
  const shape = info.width / info.height;
  if (shape < SHAPE.least || shape > SHAPE.most) return undefined;
  const said = info.extmetadata;
  const licence = readLicence({
    shortName: said?.LicenseShortName?.value ?? "",
    nonFree: said?.NonFree?.value ?? "",
    restrictions: said?.Restrictions?.value ?? "",
  });
  if (!licence) return undefined;
  const author = toPlainText(said?.Artist?.value ?? "").slice(0, MOST_AUTHOR);
  if (author === "" && !isFreeOfNames(licence)) return undefined;
  return {
    title: titleOf(title),
    pageUrl: info.descriptionurl,
    author,
    licence,
    address: info.thumburl ?? info.url,
  };
}

/** Photographs of Wikimedia Commons: the one that Wikidata names for a place, else one that is named after it there. */
export function openCommons(settings: WikimediaSettings): Pictures {
  const client = new WikimediaClient(settings);

  async function imageOf(entry: string, signal: AbortSignal): Promise<string[]> {
    const query = { action: "wbgetclaims", entity: entry, property: "P18" };
    const answer = await client.ask("wikidataApi", query, claimsShape, signal);
    const claims = answer?.claims.P18?.filter(({ rank }) => rank !== "deprecated") ?? [];
    const best = claims.find(({ rank }) => rank === "preferred") ?? claims[0];
    const file = best?.mainsnak.datavalue?.value;
    return file === undefined ? [] : [`File:${file}`];
  }

  async function namedNear({ name, localName, lat, lon }: PlaceToPicture, signal: AbortSignal): Promise<string[]> {
    const query = {
      ...{ action: "query", list: "geosearch", gsnamespace: "6", gslimit: MOST_NEARBY },
      ...{ gscoord: `${lat}|${lon}`, gsradius: NEAR_METRES },
    };
    const answer = await client.ask("commonsApi", query, nearbyShape, signal);
    // "Casa Milà (La Pedrera)" is called by either name.
    const names = [name, name.replace(/ \(.*\)$/, ""), localName].filter((one) => one !== undefined);
    return (answer?.query.geosearch ?? [])
      .filter(({ title }) => isTitledAfter(titleOf(title), names))
      .sort((one, other) => one.dist - other.dist)
      .map(({ title }) => title);
  }

  /** The first of some files that may be shown. */
  async function fetchFirst(titles: readonly string[], signal: AbortSignal): Promise<FoundPicture | undefined> {
    if (titles.length === 0) return undefined;
    const query = {
      ...{ action: "query", prop: "imageinfo", iiprop: "url|size|mime|extmetadata", iiextmetadatalanguage: "en" },
      ...{ iiurlwidth: String(FETCHED_WIDTH), titles: titles.slice(0, Number(MOST_NEARBY)).join("|") },
    };
    const answer = await client.ask("commonsApi", query, imagesShape, signal);
    const pages = answer?.query.pages ?? [];
    const asked = titles.flatMap((title) => pages.find((page) => page.title === title) ?? []);
    for (const page of asked) {
      const found = readPage(page);
      const content = found && (await client.download(found.address, signal));
      if (!found || !content) continue;
      const { title, pageUrl, author, licence } = found;
      return { title, pageUrl, author, licence, content };
    }
    return undefined;
  }

  return {
    async find(place, signal) {
      const named = place.wikidata === undefined ? [] : await imageOf(place.wikidata, signal);
      return (await fetchFirst(named, signal)) ?? (await fetchFirst(await namedNear(place, signal), signal));
    },
  };
}
