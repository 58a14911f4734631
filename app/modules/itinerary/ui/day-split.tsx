import { formatClock } from "#app/shared/format";
import { formatRounded } from "#app/shared/money";
import { atLineStart } from "#app/shared/text";
import type { DaySplit } from "../day/itinerary";

function listNames(names: readonly string[]): string {
  return names.length <= 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/**
 * The plans of those who spend the afternoon on their own while the others keep to the day, and where all meet again.
 */
export function SplitAfternoon({ split }: { split: DaySplit }) {
  return (
    <section className="apart stack" aria-label={`Meanwhile, for ${listNames(split.names)}`}>
      <p>
        <b>{`Meanwhile, for ${listNames(split.names)}`}</b>
        <br />
        <span className="meta num">{`${formatClock(split.start)} to ${formatClock(split.end)}. Tastes differ most here, so the group splits up after lunch and meets again for dinner.`}</span>
      </p>
      <ol className="timeline">
        {split.items.map((item) => (
          <li key={item.id} className={item.type}>
            <time className="num">{formatClock(item.start)}</time>
            <div>
              <p className="title">{item.name}</p>
              <p className="meta">
                {atLineStart(item.location.name)} · <span className="num">until {formatClock(item.end)}</span>
                {item.fact && ` · ${item.fact}`}
              </p>
              {item.description && <p>{item.description}</p>}
            </div>
            <span className="num">{item.priceMinor > 0 ? formatRounded(item.priceMinor) : "Free"}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
