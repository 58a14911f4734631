import type { DayRequest } from "./day-request";
import { cardOf } from "./describe-stop";
import { dietLine, whatToLookFor } from "./diet-rules";
import type { ItineraryItem, NearbyTable } from "./itinerary";
import { partOfTownAt } from "./part-of-town";
import type { SeatedMeal } from "./seat-meals";
import { wayFor } from "./way-for";

/** A meal that is not in the catalogue costs about this, for one adult in US cents. */
const LUNCH_MINOR = 14_00;
const DINNER_MINOR = 24_00;
const MOST_DISHES = 3;
/** What one house alone is known for is not what people eat here. */
const USUAL_DISH = 2;

const listed = new Intl.ListFormat("en", { type: "disjunction" });

/** What people eat in these parts: what the tables of the place are listed for, the most usual first. */
function dishesOf({ places, diets }: Pick<DayRequest, "places" | "diets">): string[] {
  // Somebody with a diet is told what to look for instead.
  if (diets.length > 0) return [];
  const counts = new Map<string, number>();
  for (const tag of places.filter(({ meals }) => meals).flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= USUAL_DISH)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "en"))
    .slice(0, MOST_DISHES)
    .map(([tag]) => tag);
}

/** Where to eat and what, where no table of ours is near: a street or a part of town, never just "here". */
function withoutTable(
  request: DayRequest,
  { around, meal }: SeatedMeal,
): Pick<ItineraryItem, "location" | "description"> {
  const part = partOfTownAt(request, around);
  const where = part ? `around ${part.streets[0]} in ${part.name}` : `in ${around.district ?? request.base.address}`;
  const dishes = dishesOf(request);
  const what = dishes.length > 0 ? ` Good here: ${listed.format(dishes)}.` : "";
  return {
    location: { name: part?.name ?? around.district ?? request.base.name, lat: around.lat, lon: around.lon },
    description: [`Pick a place for ${meal} ${where}.${what}`, whatToLookFor(request.diets) ?? []].flat().join(" "),
  };
}

function nearbyTables({ nearby }: SeatedMeal): { nearby?: NearbyTable[] } {
  if (nearby.length === 0) return {};
  return {
    nearby: nearby.map(({ place, km }) => ({ placeId: place.id, name: place.name, km, priceMinor: place.price * 100 })),
  };
}

function whyHere(request: DayRequest, { meal, around }: SeatedMeal, isLast: boolean): string {
  const toHotel = wayFor(request, around, request.base);
  if (meal === "dinner" && isLast && toHotel.mode === "walk")
    return `Dinner ${toHotel.minutes < 3 ? "next to" : `${toHotel.minutes} minutes on foot from`} ${request.base.isHotel ? "your hotel" : request.base.name}.`;
  return `${meal === "lunch" ? "Lunch" : "Dinner"} on the way: a few minutes from where you are.`;
}

/** A meal as a line of the day. @param isLast whether nothing but the way back follows */
export function describeMeal(request: DayRequest, seated: SeatedMeal, date: string, isLast: boolean): ItineraryItem {
  const { meal, start, end, table } = seated;
  const common = { id: `${date}-${meal}`, role: "meal", meal, type: "restaurant", start, end } as const;
  if (table) {
    return {
      ...common,
      ...cardOf(table),
      // A market asks nothing at the gate; what is eaten there costs what lunch costs.
      priceMinor: table.price > 0 ? table.price * 100 : LUNCH_MINOR,
      why: whyHere(request, seated, isLast),
      fact: dietLine(table, request.diets),
      ...nearbyTables(seated),
    };
  }
  return {
    ...common,
    name: meal === "lunch" ? "Lunch" : "Dinner",
    ...withoutTable(request, seated),
    priceMinor: meal === "lunch" ? LUNCH_MINOR : DINNER_MINOR,
    tags: [],
    ...nearbyTables(seated),
  };
}
