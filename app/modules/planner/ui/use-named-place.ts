import { useRef, useState } from "react";
import type { FormEvent } from "react";
import type { StartValues } from "../start-form";
import type { ShownPlace } from "../start-place";

type Watched = "destination" | "departureCity" | "startDate" | "endDate";
const WATCHED: readonly string[] = ["destination", "departureCity", "startDate", "endDate"] satisfies Watched[];
/** After the last letter. */
const PAUSE_MS = 300;

/**
 * Follows what is typed in the first step: the place that it names, with the weather of its dates, and where the trip
 * starts. A line that is lost leaves what is shown as it is.
 */
export function useNamedPlace(page: { place: ShownPlace | null; places: string[] }, values: StartValues) {
  const [place, setPlace] = useState(page.place);
  const [from, setFrom] = useState(values.departureCity);
  const typed = useRef<Pick<StartValues, Watched>>(values);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const turn = useRef(0);

  async function ask(): Promise<void> {
    const mine = ++turn.current;
    const { destination, startDate, endDate } = typed.current;
    const query = new URLSearchParams({ destination, startDate, endDate });
    try {
      const answer = await fetch(`/planner/place?${query}`, { headers: { Accept: "application/json" } });
      if (!answer.ok) return;
      const found = (await answer.json()) as { place: ShownPlace | null };
      if (mine === turn.current) setPlace(found.place);
    } catch {
      // The poster of a place is nothing that anybody waits for.
    }
  }

  /** Names a place in the form. */
  function take(name: string): void {
    const field = document.querySelector<HTMLInputElement>("#destination");
    if (!field) return;
    field.value = name;
    field.focus();
    typed.current = { ...typed.current, destination: name };
    void ask();
  }

  function noteTyped({ target }: FormEvent<HTMLFormElement>): void {
    const { name, value } = target as unknown as HTMLInputElement;
    if (!WATCHED.includes(name)) return;
    typed.current = { ...typed.current, [name]: value };
    if (name === "departureCity") return setFrom(value);
    clearTimeout(timer.current);
    const typedName = typed.current.destination.trim().toLowerCase();
    if (page.places.some((known) => known.toLowerCase() === typedName))
      timer.current = setTimeout(() => void ask(), PAUSE_MS);
    else if (name === "destination") {
      turn.current++;
      setPlace(null);
    }
  }

  return { place, from, noteTyped, take };
}
