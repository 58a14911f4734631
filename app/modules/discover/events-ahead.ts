/** Months from one to another, both 1 to 12: 0 for the same one, 11 for the one before. */
const monthsUntil = (from: number, to: number): number => (to - from + 12) % 12;

/**
 * Yearly events in the order in which they come round from a month on; those of one month keep their order.
 * @param month the month of today, 1 to 12
 */
export function eventsFrom<Event extends { months: readonly number[] }>(
  events: readonly Event[],
  month: number,
): Event[] {
  const wait = ({ months }: Event): number => Math.min(...months.map((one) => monthsUntil(month, one)));
  return [...events].sort((a, b) => wait(a) - wait(b));
}
