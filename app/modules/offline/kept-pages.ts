/**
 * The answers that the service worker may keep, and their addresses (CHECKLIST FRAME-02, FRAME-03). Read by the worker
 * and by the tests; any address that is not listed is never kept: sign-in, checkout, billing, the account, every call
 * of the API.
 */

/** "public": the same for everybody; "own": one traveller's, kept in a cache of their own; "never": not kept at all. */
export type Keeping = "public" | "own" | "never";

const PUBLIC = [
  /^\/$/,
  /^\/explore(\/[a-z-]+|\/routes\/[a-z-]+)?$/,
  /^\/destinations$/,
  /^\/destination\/[^/]+(\/map\.svg)?$/,
  /^\/guides(\/[^/]+)?$/,
  /^\/legal\/[a-z-]+$/,
  /^\/api\/docs$/,
  /^\/(about|how-it-works|help|press|pricing|features\/preference-blending)$/,
  /^\/sample-itinerary(\/[a-z]+\/map\.svg)?$/,
  /^\/trips\/[^/]+\/shared(\/map\.svg)?$/,
];

const OWN = [
  /^\/trip\/dashboard$/,
  /^\/trips?\/[^/]+$/,
  /^\/trip\/[^/]+\/summary$/,
  /^\/trips\/[^/]+\/(take-along|money|manage|companions|map|map\.svg|tiles\.json|calendar\.ics|places\.gpx)$/,
  /^\/itinerary\/[^/]+(\/edit)?$/,
  /^\/journeys\/[^/]+(\/(money|companions|trip\.pdf|calendar\.ics|places\.gpx))?$/,
  /^\/api\/v1\/trips\/[^/]+\/pdf$/,
  /^\/offline\/trips\.json$/,
  /^\/quiz$/,
  // Holds the name and address of the signed-in traveller; a message may wait on the device.
  /^\/contact$/,
];

/** How an address of ours may be kept. */
export function keepingOf(pathname: string): Keeping {
  if (PUBLIC.some((pattern) => pattern.test(pathname))) return "public";
  return OWN.some((pattern) => pattern.test(pathname)) ? "own" : "never";
}

/**
 * Pages whose query selects the content, so that another query is another page; elsewhere it selects a part of the
 * page.
 */
const ASKED = /^\/(explore|destinations|guides|quiz|legal\/faq)(\/|$)/;

/**
 * The address under which an answer is kept: a day that is asked for stands on the page of all days, and a map is one
 * map by day and by night.
 */
export function addressOfCopy({ pathname, searchParams, search }: URL): string {
  const day = searchParams.get("day");
  if (/\.(svg|gpx)$/.test(pathname)) return pathname + (day === null ? "" : `?day=${day}`);
  return pathname + (ASKED.test(pathname) ? search : "");
}

/** The other spelling of a trip's address, with the rest of it; undefined for any other address. */
export function otherSpelling({ pathname, search }: URL): string | undefined {
  const [, spelling, id] = /^\/(trips?)\/([^/]+)$/.exec(pathname) ?? [];
  if (!spelling || !id || id === "dashboard") return undefined;
  return `/${spelling === "trip" ? "trips" : "trip"}/${id}${search}`;
}

/** The header in which the server names the owner of an answer, by a name that is not the account's own id. */
export const OWNER_HEADER = "X-Voyance-Owner";
/** That header's value where no account is signed in. */
export const NOBODY = "nobody";

/** The beginning of a traveller's cache names; the owner's name for this purpose follows. */
export const OWN_CACHE = "own-";
/** Pages that are the same for everybody. */
export const PUBLIC_CACHE = "pages";
/** The instant at which an answer was kept; a header of the copy. */
export const KEPT_AT = "X-Kept-At";
/** The title of a copy's page, percent-encoded; a header of the copy. */
export const KEPT_TITLE = "X-Kept-Title";
/** Says that the body of a copy is packed with gzip; a header of the copy. */
export const KEPT_PACKED = "X-Kept-Packed";
