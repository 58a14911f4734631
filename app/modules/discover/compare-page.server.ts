import { pictureInSeason, pictureOf } from "#app/modules/catalogue/art/art.server";
import { itemOf, listOrBuiltIn } from "#app/modules/catalogue/explore/explore.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { transferFrom } from "#app/modules/catalogue/schema/transfers";
import { comparedRows } from "./compared-rows";
import type { ComparedRow } from "./compared-rows";
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
function rowsOf(place: Destination, month: number, { units, display }: Reader): ComparedRow[] {
  const degrees = (celsius: number): number => Math.round(degreesIn(celsius, units)) || 0;
  const money = (usd: number): string => `$${usd}${display && usd > 0 ? `, ${display.about(usd * 100)}` : ""}`;
  const item = itemOf(place);
  const now = climateByMonth(place)[month];
  const ride = transferFrom(place);
  return [
    { label: "Country", words: item.country },
    {
      label: "Cost per day",
      words: money(item.averageCostPerDay),
      spans: [{ from: 0, to: item.averageCostPerDay }],
    },
    {
      label: "Days to stay",
      words: `${place.days[0]} to ${place.days[1]}`,
      spans: [{ from: 0, to: place.days[1] }],
    },
    {
      label: "Best months",
      words: place.bestMonths.length === 12 ? "Year-round" : monthNames(place.bestMonths),
      spans: place.bestMonths.map((one) => ({ from: one - 1, to: one })),
      end: MONTHS.length,
    },
    {
      label: `${MONTHS[month] ?? ""} weather`,
      words: now
        ? `${degrees(now.low)} to ${degrees(now.high)} ${degreeSign(units)}, rain on ${now.rainDays} ${now.rainDays === 1 ? "day" : "days"}`
        : "not known",
      spans: now && [{ from: now.low, to: now.high }],
    },
    { label: "Known for", words: place.knownFor.slice(0, 3).join("; ") },
    {
      label: "From the airport",
      words: `${withCapital(ride.by)}, ${durationInWords(ride.minutes)}, ${money(ride.price)}`,
      spans: [{ from: 0, to: ride.minutes }],
    },
    { label: "The downsides", words: place.drawback },
  ];
}

/** Up to three places side by side. @param named the places of the address, as they are written there */
export async function comparePage(ctx: Ctx, userId: string | undefined, named: readonly string[]) {
  const asked = [...new Set(named.map((slug) => slug.trim().toLowerCase()))];
  const all = await listOrBuiltIn(ctx);
  const month = ctx.now.getUTCMonth();
  const chosen = asked.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
  const reader = await readerOf(userId);
  const shown = chosen.slice(0, MOST);
  return {
    idle: pictureInSeason(month + 1),
    rateNote: reader.display?.rateNote ?? null,
    leftOut: Math.max(0, chosen.length - MOST),
    places: shown.map(({ slug, name }) => ({ slug, name, picture: pictureOf(slug) })),
    rows: comparedRows(shown.map((place) => rowsOf(place, month, reader))),
  };
}
