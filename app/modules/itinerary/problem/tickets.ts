import type { Ticket } from "#app/modules/catalogue/schema/arrangement.schema";
import { isVisit } from "../day/itinerary";
import type { ItineraryDay } from "../day/itinerary";

/**
 * The price of several visits when one ticket covers some of them: the ticket once where that is no dearer than each
 * alone.
 */
export function priceTogether(places: readonly { id: string; price: number }[], tickets: readonly Ticket[]): number {
  let rest = [...places];
  let sum = 0;
  for (const ticket of tickets) {
    const covered = rest.filter(({ id, price }) => price > 0 && ticket.places.includes(id));
    if (covered.length < 2 || covered.reduce((all, { price }) => all + price, 0) < ticket.price) continue;
    sum += ticket.price;
    rest = rest.filter((place) => !covered.includes(place));
  }
  return rest.reduce((all, { price }) => all + price, sum);
}

type Item = ItineraryDay["items"][number];

/** Whether a line carries the price of a combined ticket for others too. */
function isPayer(item: Item & { placeId: string }, ticket: Ticket): boolean {
  return ticket.places.includes(item.placeId) && (item.fact?.startsWith(COVERS) ?? false);
}

const COVERS = "The ticket also covers ";

/**
 * Days on which each combined ticket is paid once: its first visit carries the price, the others say with what they are
 * paid. Visits that cost less one by one stay as they are.
 * @param standing those of the days that were told before and stay as they are
 */
export function chargeTickets(
  days: readonly ItineraryDay[],
  tickets: readonly Ticket[],
  standing: readonly ItineraryDay[] = [],
): ItineraryDay[] {
  const paid = new Map<string, { priceMinor: number; paidWith?: string; covers?: string[] }>();
  const visitsOf = (of: readonly ItineraryDay[]) => of.flatMap(({ items }) => items.filter(isVisit));
  const told = visitsOf(standing);
  const open = visitsOf(days.filter((day) => !standing.includes(day)));
  for (const ticket of tickets) {
    const covered = open.filter(
      (item) => item.priceMinor > 0 && ticket.places.includes(item.placeId) && !paid.has(item.id),
    );
    const [first, ...others] = covered;
    if (told.some((item) => isPayer(item, ticket))) {
      for (const item of covered) paid.set(item.id, { priceMinor: 0, paidWith: ticket.name });
      continue;
    }
    const along = told.filter(({ paidWith }) => paidWith === ticket.name);
    const each = covered.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
    if (!first || (along.length === 0 && (covered.length < 2 || each < ticket.price * 100))) continue;
    paid.set(first.id, { priceMinor: ticket.price * 100, covers: [...others, ...along].map(({ name }) => name) });
    for (const other of others) paid.set(other.id, { priceMinor: 0, paidWith: ticket.name });
  }
  if (paid.size === 0) return [...days];
  return days.map((day) => {
    let saved = 0;
    const items = day.items.map((item) => {
      const known = paid.get(item.id);
      if (!known) return item;
      saved += item.priceMinor - known.priceMinor;
      const { covers, ...rest } = known;
      const fact = covers ? `${COVERS}${listed.format(covers)}` : `Already paid for: ${known.paidWith}`;
      return { ...item, ...rest, fact: item.fact ? `${fact}. ${item.fact}` : fact };
    });
    return saved === 0 && items.every((item, index) => item === day.items[index])
      ? day
      : { ...day, items, costMinor: day.costMinor - saved };
  });
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
