import { dishesAt } from "./dishes";
import type { MealSlot } from "./meal-slots";
import type { TableOfMeal } from "./standing-tables";
import type { Offer } from "./table-offers";

/** A separate ride for dinner is for every other evening; a dinner on the way back is for any. */
const RIDE_EVERY_DAYS = 2;
const ON_THE_WAY_BACK_KM = 2.5;
/** Nor is lunch at the table of the evening before. */
const NEXT_DAY = 2;
/** Days before the same dish comes again, where there is another. */
const DAYS_BETWEEN_DISHES = 1;

/** Whether a table is nearly on the way to the hotel. */
export const isOnTheWayBack = ({ detour }: Offer): boolean => detour <= ON_THE_WAY_BACK_KM;

/** The shortest way first. */
export const byCost = (a: Offer, b: Offer): number => a.cost - b.cost || a.slot.day - b.slot.day || a.index - b.index;

/** The tables that the meals have so far, and the days on which each table and each ride has its turn. */
export class Seating {
  private readonly chosen = new Map<MealSlot, Offer>();
  private readonly mealsAt = new Map<number, Pick<MealSlot, "day" | "meal">[]>();

  /** @param standing meals that have their tables already */
  constructor(standing: readonly TableOfMeal[]) {
    for (const { index, ...meal } of standing) this.mealsAt.set(index, [...(this.mealsAt.get(index) ?? []), meal]);
  }

  /** Gives the meals that have none yet the first of these offers that may be taken. */
  choose(offers: readonly Offer[], may: (offer: Offer) => boolean): void {
    for (const offer of offers) {
      if (this.chosen.has(offer.slot) || !may(offer)) continue;
      this.chosen.set(offer.slot, offer);
      this.mealsAt.set(offer.index, [...this.mealsOf(offer), offer.slot]);
    }
  }

  /**
   * Tables that had a meal already, so many days from it and for no more meals than that: those with the fewest first.
   */
  chooseAgain(
    offers: readonly Offer[],
    { days, most }: { days: number; most: number },
    may: (offer: Offer) => boolean = () => true,
  ): void {
    for (let meals = 1; meals < most; meals++)
      this.choose(offers, (offer) => this.mealsOf(offer).length <= meals && this.isDaysAway(offer, days) && may(offer));
  }

  private mealsOf({ index }: Offer): readonly Pick<MealSlot, "day" | "meal">[] {
    return this.mealsAt.get(index) ?? [];
  }

  offerFor(slot: MealSlot): Offer | undefined {
    return this.chosen.get(slot);
  }

  isFresh(offer: Offer): boolean {
    return this.mealsOf(offer).length === 0;
  }

  /** Whether none of the meals of that day, or of the one before or after it, is the same dish. */
  isVaried({ slot, place }: Offer): boolean {
    const dishes = dishesAt(place);
    if (dishes.size === 0) return true;
    return [...this.chosen].every(
      ([other, offer]) =>
        Math.abs(other.day - slot.day) > DAYS_BETWEEN_DISHES ||
        [...dishesAt(offer.place)].every((dish) => !dishes.has(dish)),
    );
  }

  /** Whether it is so many days to the table's meals before and after; a meal of another name counts half. */
  private isDaysAway(offer: Offer, days: number): boolean {
    const { slot } = offer;
    return this.mealsOf(offer).every(
      ({ day, meal }) =>
        Math.abs(day - slot.day) >= (meal === slot.meal ? days : Math.max(NEXT_DAY, Math.ceil(days / 2))),
    );
  }

  /** The day of the meal before at the same table. */
  lastAt(offer: Offer): number | undefined {
    const { slot } = offer;
    const before = this.mealsOf(offer)
      .map(({ day }) => day)
      .filter((day) => day < slot.day);
    return before.length > 0 ? Math.max(...before) : undefined;
  }

  isRideDue(offer: Offer): boolean {
    const { slot } = offer;
    if (slot.meal === "lunch" || isOnTheWayBack(offer)) return true;
    return [...this.chosen.values()].every(
      (other) =>
        other.slot.meal === "lunch" || isOnTheWayBack(other) || Math.abs(other.slot.day - slot.day) >= RIDE_EVERY_DAYS,
    );
  }
}
