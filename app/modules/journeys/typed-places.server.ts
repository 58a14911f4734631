import { resolveExactDestination, resolvePlace } from "#app/modules/catalogue/places/catalogue.server";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import type { AnswerInWords, AnsweredPlace, PlaceAnswer } from "#app/modules/catalogue/places/place-answer";
import { staysIn } from "#app/modules/planner/named-places";
import type { NamedStay } from "#app/modules/planner/named-places";
import { FEWEST_PLACES, MOST_NIGHTS, MOST_PLACES } from "./route-form";

/** What a text that names several places comes to: the places, or the first name that is none, with choices. */
export type TypedPlaces =
  | { places: (AnsweredPlace & { nights?: number })[] }
  | { message: string; legend: string; choices: { value: string; label: string }[] };

/** The names of a list; of one without commas each word, where each is a place of ours: "Tokyo Kyoto Osaka". */
function listedNames(text: string): NamedStay[] {
  const names = staysIn(text);
  if (names.length >= FEWEST_PLACES) return names;
  const words = text.trim().split(/[\s-]+/);
  const isList = words.length >= FEWEST_PLACES && words.every((word) => resolveExactDestination(word) !== undefined);
  return isList ? words.map((name) => ({ name })) : names;
}

/** What a name in a list is, where it is none of ours; a name that nobody knows is quoted. */
function saidOf(name: string, answer: PlaceAnswer): AnswerInWords | undefined {
  const told = inWords(answer);
  if (answer.kind !== "unknown" || !told) return told;
  const message = told.choices.length > 0 ? "did you mean one of these?" : "check the spelling, or leave it out.";
  return { ...told, message: `We don't know “${name}”: ${message}` };
}

/**
 * The places of a text that names several: "Rome, Florence and Venice". A name in which such a word or comma belongs
 * ("Paris, Texas") is no list, and neither is a text of which fewer than two names are places of ours.
 * @returns undefined for a text that is to be read as one name
 */
export function typedPlaces(text: string): TypedPlaces | undefined {
  const names = listedNames(text);
  if (names.length < FEWEST_PLACES) return undefined;
  const whole = resolvePlace(text);
  if (whole.kind !== "unknown") return undefined;
  const answers = names.map((stay) => ({ ...stay, answer: resolvePlace(stay.name) }));
  const covered = answers.flatMap(({ answer, nights = 0 }) =>
    answer.kind === "covered" ? [{ ...answer.place, ...(nights >= 1 && { nights }) }] : [],
  );
  const places = covered.filter(({ slug }, index) => covered.findIndex((one) => one.slug === slug) === index);
  const unclear = answers.find(({ answer }) => answer.kind !== "covered");
  if (!unclear) {
    if (places.length < FEWEST_PLACES) return undefined;
    if (places.some(({ nights = 0 }) => nights > MOST_NIGHTS))
      return { message: `We plan up to ${MOST_NIGHTS} nights in a place`, legend: "", choices: [] };
    if (places.length <= MOST_PLACES) return { places };
    return { message: `A trip has room for ${MOST_PLACES} places. Leave some out`, legend: "", choices: [] };
  }
  const told = places.length > 0 ? saidOf(unclear.name, unclear.answer) : undefined;
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
