/**
 * Which answers the service worker may keep, and under which address (CHECKLIST FRAME-02, FRAME-03). Read by the worker
 * and by the tests; what is not named here is never kept: sign-in, checkout, billing, the account, every call of the API.
 */

/** "public": reads alike for everybody; "own": one traveller's, kept in a cache of their own; "never": not kept at all. */
export type Keeping = "public" | "own" | "never";

const PUBLIC = [
  /^\/$/,
  /^\/explore(\/[a-z-]+)?$/,
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
  /^\/trips\/[^/]+\/(take-along|money|manage|companions|map\.svg|calendar\.ics|places\.gpx)$/,
  /^\/itinerary\/[^/]+(\/edit)?$/,
  /^\/api\/v1\/trips\/[^/]+\/pdf$/,
  /^\/offline\/trips\.json$/,
  /^\/quiz$/,
  // With the name and address of whoever is signed in; a message may wait on the device.
  /^\/contact$/,
];

/** How an address of ours may be kept. */
export function keepingOf(pathname: string): Keeping {
  if (PUBLIC.some((pattern) => pattern.test(pathname))) return "public";
  return OWN.some((pattern) => pattern.test(pathname)) ? "own" : "never";
}

/** Pages on which the query chooses what is shown, so that another query is another page; elsewhere it chooses where to look. */
const ASKED = /^\/(explore|destinations|guides|quiz|legal\/faq)(\/|$)/;

/** The address under which an answer is kept: a day that is asked for stands on the page of all days, and a map is one map by day and by night. */
export function addressOfCopy({ pathname, searchParams, search }: URL): string {
  const day = searchParams.get("day");
  if (/\.(svg|gpx)$/.test(pathname)) return pathname + (day === null ? "" : `?day=${day}`);
  return pathname + (ASKED.test(pathname) ? search : "");
}

/** The other spelling of a trip's address, with what else it says; undefined for everything else. */
export function otherSpelling({ pathname, search }: URL): string | undefined {
  const [, spelling, id] = /^\/(trips?)\/([^/]+)$/.exec(pathname) ?? [];
  if (!spelling || !id || id === "dashboard") return undefined;
  return `/${spelling === "trip" ? "trips" : "trip"}/${id}${search}`;
}

/** The name of the header in which the server says whose page an answer is, by a name that is no account's own. */
export const OWNER_HEADER = "X-Voyance-Owner";
/** What that header says where nobody is signed in. */
export const NOBODY = "nobody";

/** Caches of one traveller begin with this; what follows is the owner's name for this purpose. */
export const OWN_CACHE = "own-";
/** Pages that read alike for everybody. */
export const PUBLIC_CACHE = "pages";
/** When an answer was kept, as an instant; a header of the copy. */
export const KEPT_AT = "X-Kept-At";
/** What the page of a copy is called, percent-encoded; a header of the copy. */
export const KEPT_TITLE = "X-Kept-Title";
/** Says that the body of a copy is packed with gzip; a header of the copy. */
export const KEPT_PACKED = "X-Kept-Packed";
