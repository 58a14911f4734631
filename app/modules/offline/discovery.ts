/**
 * Discovery on a device: the pages that are drawn there from the bundles, and the files that takes. Read by the worker,
 * by the page and by the tests.
 */

/** The addresses of the bundles. */
export const EXPLORE_BUNDLE = "/static/explore-bundle.json";
export const DESTINATIONS_BUNDLE = "/static/destinations-bundle.json";
export const DISCOVER_BUNDLE = "/static/discover-bundle.json";
export const BUNDLES = [EXPLORE_BUNDLE, DESTINATIONS_BUNDLE, DISCOVER_BUNDLE] as const;

/** The cache of the bundles, which are the same for everybody. */
export const BUNDLE_CACHE = "bundles";

const DRAWN = /^\/(explore(\/(seasons|styles))?|destinations|destination\/[a-z0-9-]+)\/?$/;

/** Whether a page of this address can be drawn on the device. */
export function isDrawnHere(pathname: string): boolean {
  return DRAWN.test(pathname);
}
