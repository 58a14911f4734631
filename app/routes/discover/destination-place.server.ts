import { data, redirect } from "@remix-run/node";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { slugFromText } from "#app/modules/catalogue/places/destination-search";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";

const NOT_KEPT = { "Cache-Control": "no-store" };

/**
 * The place of an address. "/destination/New York" redirects to the address of the place.
 * @throws Response 301, 404 "Destination not found", 503 "Unable to load destination details" (CHECKLIST DEST-20,
 * DEST-21)
 */
export async function requirePlace(ctx: Ctx, slug: string): Promise<Destination> {
  const { place } = await callWithFaults<{ place?: Destination }>(
    ctx,
    "destinations",
    () => ({ place: findDestination(slug) }),
    {},
  ).catch((error: unknown) => {
    ctx.log.error({ err: error, slug }, "destination details could not be loaded");
    throw data({ message: "Unable to load destination details" }, { status: 503, headers: NOT_KEPT });
  });
  if (place) return place;
  const meant = findDestination(slugFromText(slug));
  if (meant && meant.slug !== slug) throw redirect(`/destination/${meant.slug}`, 301);
  throw data({ message: "Destination not found" }, { status: 404, headers: NOT_KEPT });
}
