import { useEffect, useState } from "react";
import type { MonthBars } from "../offers/usual-fares";
import { nightsOf } from "../range-calendar";
import type { DayRange } from "../range-calendar";
import { FARES_PATH } from "../steps";

/** The length of a trip whose days are not chosen yet. */
const USUAL_NIGHTS = 7;

export type ShownFares = MonthBars & { note: string };

/**
 * Asks for the usual fares of the month that is shown, which never waits for them; null until they come, and where
 * there are none.
 */
export function useUsualFares(destination: string, departureCity: string, month: string, range: DayRange) {
  const [found, setFound] = useState<{ query: string; fares: ShownFares | null }>();
  const isWhole = range.start !== "" && range.end !== "";
  const query = new URLSearchParams({
    destination,
    departureCity,
    month,
    nights: String(isWhole ? nightsOf(range) : USUAL_NIGHTS),
    ...(range.start !== "" && range.end === "" && { leave: range.start }),
  }).toString();
  useEffect(() => {
    if (destination === "" || departureCity === "") return undefined;
    const gone = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${FARES_PATH}?${query}`, {
        headers: { Accept: "application/json" },
        signal: gone.signal,
      });
      if (answer.ok) setFound({ query, fares: (await answer.json()) as ShownFares | null });
    };
    // Without an answer the calendar has no bars.
    void ask().catch(() => undefined);
    return () => gone.abort();
  }, [destination, departureCity, query]);
  return found?.query === query ? found.fares : null;
}
