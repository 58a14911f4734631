import { Poster } from "#app/components/ui/poster";
import type { SharedPlace } from "../shared-run";
import { Notes } from "./candidate-card";
import type { CandidateView } from "./candidate-card";

/** One of three places for a visitor: its reasons and drawbacks, and the link to its page. */
export function SharedPlaceCard({
  place: { slug, city, country, region, tagline, reasons, drawbacks, events, bestWindows, picture },
  isFirst,
}: {
  place: SharedPlace & Pick<CandidateView, "picture">;
  isFirst: boolean;
}) {
  return (
    <article className="match surprise-card stack" aria-labelledby={`place-${slug}`}>
      <Poster {...picture} isFirst={isFirst} />
      <h2 id={`place-${slug}`} className="step-2">
        {city}
      </h2>
      <p className="meta">{country === region ? country : `${country}, ${region}`}</p>
      <p>{tagline}</p>
      <ul className="match-words" role="list">
        {reasons.map((line) => (
          <li key={line} className="for">
            {line}
          </li>
        ))}
        {drawbacks.map((line) => (
          <li key={line} className="against">
            <span className="visually-hidden">But: </span>
            {line}
          </li>
        ))}
      </ul>
      <Notes title="On at that time" lines={events} />
      <Notes title="At its best" lines={[bestWindows.join(", ")]} />
      <p>
        <a className="button" href={`/destination/${slug}`}>
          {`More about ${city}`}
        </a>
      </p>
    </article>
  );
}
