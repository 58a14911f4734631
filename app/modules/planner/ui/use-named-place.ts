import { useRef, useState } from "react";
import type { FormEvent } from "react";
import type { StartValues } from "../start-form";
import type { PlaceChoice, ShownPlace } from "../start-place";
import { typeInto } from "./type-into";

type Watched = "destination" | "departureCity" | "startDate" | "endDate";
const WATCHED: readonly string[] = ["destination", "departureCity", "startDate", "endDate"] satisfies Watched[];
/** After the last letter. */
const PAUSE_MS = 300;

/**
 * Follows the typing in the first step: the place that it names, with the weather of its dates, and the departure. A
 * lost connection leaves the shown place as it is.
 */
export function useNamedPlace(page: { place: ShownPlace | null; places: string[] }, values: StartValues) {
  const [place, setPlace] = useState(page.place);
  const [choices, setChoices] = useState<PlaceChoice[] | undefined>([]);
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
      const found = (await answer.json()) as { place: ShownPlace | null; choices: PlaceChoice[] };
      if (mine !== turn.current) return;
      setPlace(found.place);
      setChoices(found.choices);
    } catch {
      // The page does not wait for a place's poster; the browser suggests names then.
      setChoices(undefined);
    }
  }

  /** Names a place in the form. */
  function take(name: string): void {
    const field = document.querySelector<HTMLInputElement>("#destination");
    if (!field) return;
    typeInto(field, name);
    field.focus();
  }

  function noteTyped({ target }: FormEvent<HTMLFormElement>): void {
    const { name, value } = target as unknown as HTMLInputElement;
    if (!WATCHED.includes(name)) return;
    typed.current = { ...typed.current, [name]: value };
    if (name === "departureCity") return setFrom(value);
    clearTimeout(timer.current);
    if (typed.current.destination.trim() !== "") timer.current = setTimeout(() => void ask(), PAUSE_MS);
    const typedName = typed.current.destination.trim().toLowerCase();
    if (name !== "destination" || page.places.some((known) => known.toLowerCase() === typedName)) return;
    // An earlier question no longer fits the typed text.
    turn.current++;
    setPlace(null);
    setChoices([]);
  }

  return { place, choices, from, noteTyped, take };
}
