import type { GroupShare } from "../day/itinerary";

/** For each person of a group: how far the plan is theirs, what they get and what they give up for the others. */
export function GroupShares({ group }: { group: readonly GroupShare[] }) {
  return (
    <section className="stack" aria-labelledby="group-heading" id="group">
      <h2 className="step-2" id="group-heading">
        Who gets what
      </h2>
      <p className="meta">Measured against a plan made for that person alone. Nobody should fall under 70%.</p>
      <ul className="grid two" role="list">
        {group.map((person) => (
          <li key={person.memberId} className="panel stack">
            <p className="row spread">
              <b>{person.name}</b>
              <span className="num match-score">{`${Math.round(person.share * 100)}%`}</span>
            </p>
            <meter min={0} max={1} low={0.7} optimum={1} value={person.share} aria-hidden="true" />
            <p>
              {person.gets.length > 0
                ? `Gets ${person.gets.join(", ")}.`
                : "Nothing on these days matches their own taste."}
            </p>
            <p className="meta">
              {person.givesUp.length > 0 ? `Gives up ${person.givesUp.join(", ")}.` : "Gives up nothing."}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
