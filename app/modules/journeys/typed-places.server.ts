import { resolvePlace } from "#app/modules/catalogue/places/catalogue.server";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import type { AnsweredPlace } from "#app/modules/catalogue/places/place-answer";
import { FEWEST_PLACES, MOST_PLACES, namesIn } from "./route-form";

/** What a text that names several places comes to: the places, or the first name that is none, with choices. */
export type TypedPlaces =
  | { places: AnsweredPlace[] }
  | { message: string; legend: string; choices: { value: string; label: string }[] };

/**
 * The places of a text that names several: "Rome, Florence and Venice". A name in which such a word or comma belongs
 * ("Paris, Texas") is no list, and neither is a text of which fewer than two names are places of ours.
 * @returns undefined for a text that is to be read as one name
 */
export function typedPlaces(text: string): TypedPlaces | undefined {
  const names = namesIn(text);
  if (names.length < FEWEST_PLACES) return undefined;
  const whole = resolvePlace(text);
  if (whole.kind !== "unknown") return undefined;
  const answers = names.map((name) => ({ name, answer: resolvePlace(name) }));
  const covered = answers.flatMap(({ answer }) => (answer.kind === "covered" ? [answer.place] : []));
  const places = covered.filter(({ slug }, index) => covered.findIndex((one) => one.slug === slug) === index);
  const unclear = answers.find(({ answer }) => answer.kind !== "covered");
  if (!unclear) {
    if (places.length < FEWEST_PLACES) return undefined;
    if (places.length <= MOST_PLACES) return { places };
    return { message: `A trip has room for ${MOST_PLACES} places. Leave some out`, legend: "", choices: [] };
  }
  const told = places.length > 0 ? inWords(unclear.answer) : undefined;
  if (!told) return undefined;
  const others = places.map(({ name }) => name);
  const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
  const without = others.length >= FEWEST_PLACES ? [{ value: others.join(", "), label: list.format(others) }] : [];
  return {
    message: told.message,
    legend: told.legend,
    choices: [
      ...told.choices
        .filter(({ label }) => !others.includes(label))
        .map(({ label }) => {
          const all = answers.map(({ name, answer }) =>
            name === unclear.name ? label : answer.kind === "covered" ? answer.place.name : name,
          );
          return { value: all.join(", "), label: list.format(all) };
        }),
      ...without,
    ],
  };
}
