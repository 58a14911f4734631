import { Form, Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import type { NearDay, NearDays, NearDaysPart } from "../offers/near-days";
import { NEAR_PATH, STEP_PATHS } from "../steps";

/** Asks for them once the page is there, which never waits for them. */
function useNearDays({ days, isAsked }: NearDaysPart, tripDates: string): NearDays | null {
  const [found, setFound] = useState<{ dates: string; days: NearDays | null }>();
  useEffect(() => {
    if (isAsked) return undefined;
    const gone = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetch(NEAR_PATH, { headers: { Accept: "application/json" }, signal: gone.signal });
      if (answer.ok) setFound({ dates: tripDates, days: (await answer.json()) as NearDays | null });
    };
    // Without an answer the link stays.
    void ask().catch(() => undefined);
    return () => gone.abort();
  }, [isAsked, tripDates]);
  return days ?? (found?.dates === tripDates ? found.days : null);
}

function Day({ day }: { day: NearDay }) {
  const { dates, price, share, difference, isLowest } = day;
  const line = (
    <>
      <span>
        {dates} {isLowest && <small className="badge">Lowest</small>}
      </span>
      <meter min={0} max={1} value={share} aria-hidden="true" />
      <span className="num">
        <b>{price}</b> {day.days === 0 ? <small className="meta">your dates</small> : <small>{difference}</small>}
      </span>
    </>
  );
  return (
    <li>
      {day.days === 0 ? (
        <p className="near-day" aria-current="date">
          {line}
        </p>
      ) : (
        <button className="near-day" name="days" value={day.days}>
          {line}
        </button>
      )}
    </li>
  );
}

/**
 * What the trip costs some days earlier or later, and a button for each that moves it. Without a script a link asks for
 * it; with one it comes after the page.
 */
export function NearDaysList({
  near,
  basis,
  tripDates,
  chosen,
}: {
  near: NearDaysPart;
  basis: { revision: number; formKey: string };
  /** The dates of the trip in words: with other ones the fares are asked for anew. */
  tripDates: string;
  /** Whether flights or a stay are chosen, which are chosen anew for other dates. */
  chosen: boolean;
}) {
  const days = useNearDays(near, tripDates);
  if (!days)
    return near.isAsked ? (
      <p id="near-days">We couldn&apos;t compare nearby days just now.</p>
    ) : (
      <p>
        <Link className="target" to="?near=1#near-days">
          Flexible dates? Compare nearby days
        </Link>
      </p>
    );
  return (
    <details className="more near-days" id="near-days" open={near.isAsked}>
      <summary>Flexible dates? {days.headline}</summary>
      <Form method="post" action={STEP_PATHS.flights} reloadDocument className="stack">
        <TripBasis {...basis} />
        <input type="hidden" name="intent" value="move-dates" />
        <p className="meta">
          The lowest fare for everyone, leaving up to three days earlier or later.
          {chosen && " If you change your dates, you choose your flights and stay again."}
        </p>
        <ol role="list">
          {days.list.map((day) => (
            <Day key={day.days} day={day} />
          ))}
        </ol>
      </Form>
    </details>
  );
}
