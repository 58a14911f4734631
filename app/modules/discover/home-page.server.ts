import { real } from "#app/config/env.server";
import { productPromise } from "#app/config/product-promise";
import { sellsTrips } from "#app/config/what-is-real";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { listInSeason } from "#app/modules/catalogue/places/catalogue.server";
import { HOME_PREVIEWS } from "#app/modules/content/home-previews";
import { wishReader } from "#app/modules/planner/wish/wish.server";
import { homeOf } from "#app/modules/trips/use/dashboard-page.server";
import type { Ctx } from "#app/shared/context";
import { countryName } from "#app/shared/display-names";

const HERO = ["santorini", "kyoto", "patagonia"];
const IN_SEASON = 4;
const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** The home page; for an account it begins with the trip that is under way or comes next. */
export async function homePage(ctx: Ctx, user: CurrentUser | undefined) {
  const { now } = ctx;
  const reality = real();
  return {
    readBy: wishReader(),
    own: user ? await homeOf(ctx, user) : null,
    promise: productPromise(reality),
    hero: HERO.map((slug) => ({ slug, picture: pictureOf(slug) })),
    month: monthName.format(now),
    inSeason: listInSeason(now.getUTCMonth() + 1, IN_SEASON).map((place) => ({
      slug: place.slug,
      name: place.name,
      country: countryName(place.country),
      perDay: Math.round(place.costs.moderate.reduce((sum, part) => sum + part, 0)),
      tagline: place.tagline,
      picture: pictureOf(place.slug),
    })),
    previews: HOME_PREVIEWS.map((preview) => ({
      ...preview,
      // The price is that of flights, hotel and days together; where we sell no flights it would be wrong.
      price: sellsTrips(reality) ? preview.price : undefined,
      picture: pictureOf(preview.id, "card"),
    })),
  };
}

export type HomePage = Awaited<ReturnType<typeof homePage>>;
