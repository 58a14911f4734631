/** The reasons for a match and its drawback, and the change that would lift it. */
export function MatchWords({
  because,
  drawback,
  change,
}: {
  because: readonly string[];
  drawback: string;
  change: string | null;
}) {
  return (
    <>
      <ul className="match-words" role="list">
        {because.map((line) => (
          <li key={line} className="for">
            {line}
          </li>
        ))}
        <li className="against">
          <span className="visually-hidden">But: </span>
          {drawback}
        </li>
      </ul>
      {change && <p className="meta">{`${change}.`}</p>}
    </>
  );
}
