import type { Ticket } from "#app/modules/catalogue/arrangement.schema";
import { isVisit } from "./itinerary";
import type { ItineraryDay } from "./itinerary";

/** What several visits cost when one ticket covers some of them: the ticket once where that is no dearer than each alone. */
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

/**
 * Days on which each combined ticket is paid once: its first visit carries the price, the others say with what they are
 * paid. Visits that cost less one by one stay as they are.
 */
export function chargeTickets(days: readonly ItineraryDay[], tickets: readonly Ticket[]): ItineraryDay[] {
  const paid = new Map<string, { priceMinor: number; paidWith?: string; covers?: string[] }>();
  for (const ticket of tickets) {
    const covered = days
      .flatMap(({ items }) => items.filter(isVisit))
      .filter((item) => item.priceMinor > 0 && ticket.places.includes(item.placeId) && !paid.has(item.id));
    const each = covered.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
    if (covered.length < 2 || each < ticket.price * 100) continue;
    const [first, ...others] = covered;
    paid.set(first!.id, { priceMinor: ticket.price * 100, covers: others.map(({ name }) => name) });
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
      const fact = covers ? `The ticket also covers ${listed.format(covers)}` : `Paid for already: ${known.paidWith}`;
      return { ...item, ...rest, fact: item.fact ? `${fact}. ${item.fact}` : fact };
    });
    return saved === 0 && items.every((item, index) => item === day.items[index])
      ? day
      : { ...day, items, costMinor: day.costMinor - saved };
  });
}

const listed = new Intl.ListFormat("en", { type: "conjunction" });
