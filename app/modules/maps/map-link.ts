import type { Point } from "#app/shared/geo";

/** The point of a pasted text, or one sentence that says why the text cannot be read. */
export type MapLinkReading = { point: Point } | { problem: string };

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(String.raw`^\s*(${NUMBER})\s*,\s*(${NUMBER})`);
/** "38.71, -9.14", "38.71 -9.14", and with compass points: "38.71° N, 9.14° W". */
const DECIMAL = new RegExp(
  String.raw`^\(?\s*(${NUMBER})\s*°?\s*([NS])?\s*(?:,|;|\s)\s*(${NUMBER})\s*°?\s*([EW])?\s*\)?$`,
  "i",
);
const SEXAGESIMAL = String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*['′’]\s*(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')\s*`;
/** Google Maps writes the title of a dropped pin this way: 38°42'50.0"N 9°08'00.6"W. */
const DEGREES = new RegExp(`^${SEXAGESIMAL}([NS])\\s*,?\\s*${SEXAGESIMAL}([EW])$`, "i");
const MINUTES = String.raw`(\d{1,3})\s*°\s*(\d{1,2}(?:\.\d+)?)\s*['′’]\s*()`;
/** Sailors and GPS devices write it this way: 38° 42.834' N, 9° 8.01' W. */
const DEGREES_MINUTES = new RegExp(`^${MINUTES}([NS])\\s*,?\\s*${MINUTES}([EW])$`, "i");
/**
 * "38,7139 -9,1335" and "38,7139; -9,1335": half of Europe writes numbers this way; with a comma between them they are
 * unclear.
 */
const DECIMAL_COMMAS = /^\(?\s*[+-]?\d{1,3},\d+\s*°?\s*[NS]?\s*(?:;\s*|,?\s+)[+-]?\d{1,3},\d+\s*°?\s*[EW]?\s*\)?$/i;

const SHORT_HOSTS = new Set(["maps.app.goo.gl", "goo.gl", "g.co", "maps.apple", "g.page", "w3w.co", "bit.ly"]);

const SHORT =
  "We can't see where a short link leads. Open it in your browser, wait for the map, and copy the long address from there.";
const NO_POINT =
  "This link names a place but not where it is. Open it, centre the map on the place, and copy the address or the two numbers from there.";
const UNKNOWN =
  "We can read links from Google Maps, Apple Maps and OpenStreetMap, and two numbers such as 38.7139, -9.1335.";
const PLUS_CODE =
  "We cannot read plus codes. Open the place in your map app and copy its link or its two numbers from there.";
const TOO_LONG = "That is far too long for a map link. Copy only the address of the place.";
const ZERO = "That link says 0, 0, which is in the sea off Africa: the app has not said where the place is.";
const OFF_EARTH = "There is no such point: latitudes go from -90 to 90 and longitudes from -180 to 180.";

/** Longer than any map link about one place. */
const LONGEST = 2_000;
/** "JJ4M+HG Lisbon", "8CCGJJ4M+HG". */
const PLUS = /^[23456789CFGHJMPQRVWX]{2,8}\+[23456789CFGHJMPQRVWX]{2,3}(?:[\s,]|$)/i;

type Found = readonly [lat: number, lon: number];

function pairOf(text: string | null | undefined): Found | undefined {
  const read = text ? PAIR.exec(text.replace(/^loc:/i, "")) : null;
  return read ? [Number(read[1]), Number(read[2])] : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

/** The first parameter of these names in a query that holds two numbers. */
function queryPair({ searchParams }: URL, names: readonly string[]): Found | undefined {
  for (const name of names) {
    const found = pairOf(searchParams.get(name));
    if (found) return found;
  }
  return undefined;
}

/** The pin of a place stands in the link's data; the numbers after the "@" are only the camera's position. */
function fromGoogle(url: URL): Found | undefined {
  const address = decoded(url.pathname + url.hash);
  const pin = [...address.matchAll(new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, "g"))].at(-1);
  if (pin) return [Number(pin[1]), Number(pin[2])];
  const asked = queryPair(url, ["destination", "query", "q", "daddr", "ll", "center", "viewpoint"]);
  if (asked) return asked;
  const parts = address.split("/");
  const named = parts.map((part) => pairOf(part)).findLast((pair) => pair !== undefined);
  return named ?? pairOf(parts.find((part) => part.startsWith("@"))?.slice(1));
}

function fromOpenStreetMap(url: URL): Found | undefined {
  const [lat, lon] = [url.searchParams.get("mlat"), url.searchParams.get("mlon")];
  const marked = pairOf(`${lat},${lon}`);
  if (marked) return marked;
  const [, seen] = new RegExp(String.raw`map=\d+(?:\.\d+)?/(${NUMBER}/${NUMBER})`).exec(url.hash) ?? [];
  return pairOf(seen?.replace("/", ","));
}

function fromApple(url: URL): Found | undefined {
  return queryPair(url, ["coordinate", "ll", "q", "daddr", "center", "sll"]);
}

/** A geo link (RFC 5870); some apps write 0,0 before the "?" and the point as its query. */
function fromGeo(text: string): Found | undefined {
  const [path = "", query = ""] = text.slice("geo:".length).split("?", 2);
  return pairOf(new URLSearchParams(query).get("q")) ?? pairOf(decoded(path));
}

function fromWords(text: string): Found | undefined {
  const read = DECIMAL.exec(text);
  if (read) {
    const [, lat, ns, lon, ew] = read;
    const sign = (letter: string | undefined, negative: string): number =>
      letter?.toUpperCase() === negative ? -1 : 1;
    return [Number(lat) * sign(ns, "S"), Number(lon) * sign(ew, "W")];
  }
  const parts = DEGREES.exec(text) ?? DEGREES_MINUTES.exec(text);
  if (!parts) return undefined;
  const angle = (from: number, negative: string): number =>
    (Number(parts[from]) + Number(parts[from + 1]) / 60 + Number(parts[from + 2]) / 3600) *
    (parts[from + 3]!.toUpperCase() === negative ? -1 : 1);
  return [angle(1, "S"), angle(5, "W")];
}

/** Replaces full-width digits and signs of East Asian keyboards, the long minus, and decimal commas with plain ones. */
function plainNumbers(text: string): string {
  const plain = text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2012\u2013](?=\d)/g, "-")
    .replace(/\u3001/g, ",")
    .replace(/\u00ba/g, "°")
    .trim();
  return DECIMAL_COMMAS.test(plain) ? plain.replace(/(\d),(\d)/g, "$1.$2") : plain;
}

/** The address in a shared text, which may have a name before it or lack its "https://". */
function addressIn(text: string): URL | undefined {
  const [whole] = /https?:\/\/\S+/i.exec(text) ?? [];
  const bare = /^[\w.-]+\.[a-z]{2,}\/\S*$/i.test(text) ? `https://${text}` : undefined;
  const address = whole ?? bare ?? "";
  return URL.canParse(address) ? new URL(address) : undefined;
}

const GOOGLE = /(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/;

function fromAddress(url: URL): Found | string {
  const host = url.hostname.replace(/^www\./, "");
  if (SHORT_HOSTS.has(host) || (host === "osm.org" && url.pathname.startsWith("/go/"))) return SHORT;
  if (GOOGLE.test(host)) return fromGoogle(url) ?? NO_POINT;
  if (host === "openstreetmap.org" || host === "osm.org") return fromOpenStreetMap(url) ?? NO_POINT;
  if (host === "maps.apple.com") return fromApple(url) ?? NO_POINT;
  return UNKNOWN;
}

/**
 * Reads the point of a pasted map link from its letters alone: a link of Google Maps, Apple Maps or OpenStreetMap, a
 * geo link, or two numbers. It makes no network request.
 * @returns the point in degrees, or a sentence for the page that says why there is none
 */
export function pointOfMapLink(text: string): MapLinkReading {
  if (text.trim().length > LONGEST) return { problem: TOO_LONG };
  const typed = plainNumbers(text);
  if (PLUS.test(typed)) return { problem: PLUS_CODE };
  const url = /^geo:/i.test(typed) ? undefined : addressIn(typed);
  const found = url
    ? fromAddress(url)
    : /^geo:/i.test(typed)
      ? (fromGeo(typed) ?? NO_POINT)
      : (fromWords(typed) ?? UNKNOWN);
  if (typeof found === "string") return { problem: found };
  const [lat, lon] = found;
  if (lat === 0 && lon === 0) return { problem: ZERO };
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { point: { lat, lon } } : { problem: OFF_EARTH };
}
