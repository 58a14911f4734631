import { REASON_LABELS } from "../explain";
import { REASONS } from "../score";
import type { Reasoning } from "../score";

/** All six reasons of a score as bars with their figures. */
export function ReasonBars({ reasoning }: { reasoning: Reasoning }) {
  return (
    <figure className="reasons">
      <figcaption className="meta">All six reasons</figcaption>
      <dl className="reason-bars num">
        {REASONS.map((reason) => (
          <div key={reason}>
            <dt>{REASON_LABELS[reason]}</dt>
            <dd>
              <meter min={0} max={1} value={reasoning[reason]} aria-hidden="true" />
              <span>{`${Math.round(reasoning[reason] * 100)}%`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
