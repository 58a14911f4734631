/** The number of a day as a large numeral; "Day 2, " to those who listen, so that it does not run into what follows. */
export function DayNumber({ number }: { number: number }) {
  return (
    <span className="n">
      <span className="visually-hidden">Day </span>
      {number}
      <span className="visually-hidden">, </span>
    </span>
  );
}
