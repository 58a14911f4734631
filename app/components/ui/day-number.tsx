/**
 * The number of a day as a large numeral; screen readers hear "Day 2, ", so that it does not run into the next words.
 */
export function DayNumber({ number }: { number: number }) {
  return (
    <span className="n">
      <span className="visually-hidden">Day </span>
      {number}
      <span className="visually-hidden">, </span>
    </span>
  );
}
