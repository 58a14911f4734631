import { pictureInSeason, pictureOf } from "#app/modules/catalogue/art/art.server";
import { itemOf, listOrBuiltIn } from "#app/modules/catalogue/explore/explore.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { transferFrom } from "#app/modules/catalogue/schema/transfers";
import { readerOf } from "#app/modules/planner/price-display.server";
import type { PriceDisplay } from "#app/modules/planner/price-display.server";
import type { Ctx } from "#app/shared/context";
import { durationInWords } from "#app/shared/format";
import { MONTHS } from "#app/shared/months";
import { withCapital } from "#app/shared/text";
import { degreeSign, degreesIn } from "#app/shared/units";
import type { Units } from "#app/shared/units";

const MOST = 3;

/** How a traveller reads amounts and degrees. */
interface Reader {
  units: Units;
  display: PriceDisplay | undefined;
}

/** The lines of one place, each with its label. @param month 0 to 11 */
function rowsOf(place: Destination, month: number, { units, display }: Reader): [string, string][] {
  const degrees = (celsius: number): number => Math.round(degreesIn(celsius, units)) || 0;
  const money = (usd: number): string => `$${usd}${display && usd > 0 ? `, ${display.about(usd * 100)}` : ""}`;
  const item = itemOf(place);
  const now = climateByMonth(place)[month];
  const ride = transferFrom(place);
  return [
    ["Country", item.country],
    ["Cost per day", money(item.averageCostPerDay)],
    ["Days to stay", `${place.days[0]} to ${place.days[1]}`],
    ["Best months", place.bestMonths.length === 12 ? "Year-round" : monthNames(place.bestMonths)],
    [
      `${MONTHS[month] ?? ""} weather`,
      now
        ? `${degrees(now.low)} to ${degrees(now.high)} ${degreeSign(units)}, rain on ${now.rainDays} ${now.rainDays === 1 ? "day" : "days"}`
        : "not known",
    ],
    ["Known for", place.knownFor.slice(0, 3).join("; ")],
    ["From the airport", `${withCapital(ride.by)}, ${durationInWords(ride.minutes)}, ${money(ride.price)}`],
    ["The downsides", place.drawback],
  ];
}

/** Up to three places side by side. @param named the places of the address, as they are written there */
export async function comparePage(ctx: Ctx, userId: string | undefined, named: readonly string[]) {
  const asked = [...new Set(named.map((slug) => slug.trim().toLowerCase()))];
  const all = await listOrBuiltIn(ctx);
  const month = ctx.now.getUTCMonth();
  const chosen = asked.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
  const reader = await readerOf(userId);
  return {
    idle: pictureInSeason(month + 1),
    rateNote: reader.display?.rateNote ?? null,
    leftOut: Math.max(0, chosen.length - MOST),
    places: chosen.slice(0, MOST).map((place) => ({
      slug: place.slug,
      name: place.name,
      picture: pictureOf(place.slug),
      rows: rowsOf(place, month, reader),
    })),
  };
}
