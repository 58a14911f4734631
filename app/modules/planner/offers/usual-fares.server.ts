import { real } from "#app/config/env.server";
import { usualFareNote } from "#app/config/reality-words";
import { resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import { resolveDestination } from "#app/modules/catalogue/places/catalogue.server";
import { usualFares } from "#app/modules/inventory/search/inventory.server";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { monthBars, staysOf } from "./usual-fares";
import type { MonthBars, UsualFaresQuestion } from "./usual-fares";

/**
 * The usual fares of a month between two typed places, with the note on what they are; undefined where a place is not
 * known, where no way leads there, and where the source of flights has no rule for its prices.
 */
export function usualFaresOf(
  ctx: Ctx,
  { destination, departureCity, ...question }: UsualFaresQuestion & { destination: string; departureCity: string },
): (MonthBars & { note: string }) | undefined {
  const place = resolveDestination(destination);
  const from = resolveDeparture(departureCity).found;
  if (!place || !from) return undefined;
  const today = todayOf(ctx);
  const ends = { origins: [...from.airports], destinations: place.airports, today };
  const fares = usualFares(ends, staysOf(question, addDays(today, 1))) ?? [];
  const bars = monthBars(fares, question, from.city);
  return bars && { ...bars, note: usualFareNote(real()) };
}
