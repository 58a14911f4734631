import type { Point } from "#app/shared/geo";

/** A place of ours as an answer names it. */
export interface AnsweredPlace {
  slug: string;
  name: string;
}

/** A place of ours and how far it is from the named one. */
export interface NearbyPlace extends AnsweredPlace {
  km: number;
}

/** The meaning of a typed name of a place. */
export type PlaceAnswer =
  | { kind: "covered"; place: AnsweredPlace; isSlip: boolean }
  /** A quarter, a sight or a town that our plans of other places visit. */
  | { kind: "part"; name: string; of: readonly AnsweredPlace[]; isDayOut: boolean }
  /** A town beside a place of ours. */
  | { kind: "near"; name: string; at: Point; nearest: NearbyPlace }
  /** A place of the world that we do not cover, and its point where one is known. */
  | { kind: "elsewhere"; name: string; at?: Point; nearest: readonly NearbyPlace[] }
  /** A name of several places, each with the text that names it alone. */
  | { kind: "several"; name: string; choices: readonly { text: string; label: string }[] }
  /** A country or a region with places of ours: those that most travellers mean, and all of them by slug. */
  | { kind: "area"; name: string; places: readonly AnsweredPlace[]; slugs: readonly string[] }
  /** No name that we know; places with similar names. */
  | { kind: "unknown"; name: string; guesses: readonly AnsweredPlace[] };

/** The least that a name has to be, where its words may mean anything else. */
export interface Bar {
  /** Smaller towns do not count. */
  people: number;
  /** Whether the quarters and days out of our places count. Their sights do not: "Oktoberfest" is one. */
  hasParts: boolean;
}

/** The answer to a name that is not one of our places, in words, with choices that can be sent in its stead. */
export interface AnswerInWords {
  message: string;
  legend: string;
  choices: { text: string; label: string }[];
}

const both = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });
const either = new Intl.ListFormat("en-GB", { style: "long", type: "disjunction" });
const choicesOf = (places: readonly AnsweredPlace[]): AnswerInWords["choices"] =>
  places.map(({ slug, name }) => ({ text: slug, label: name }));

/** A distance, rounded as people say it. */
function inKm(km: number): string {
  const step = km < 20 ? 1 : km < 200 ? 10 : 50;
  return `${(Math.max(1, Math.round(km / step)) * step).toLocaleString("en-US")} km`;
}

/** "Montréal (500 km)". */
const withDistance = ({ name, km }: NearbyPlace): string => `${name} (${inKm(km)})`;

/** "Nearest are Montréal (500 km) and New York (550 km)." */
function nearestInWords(nearest: readonly NearbyPlace[]): string {
  if (nearest.length === 0) return "";
  return `Nearest ${nearest.length === 1 ? "is" : "are"} ${both.format(nearest.map(withDistance))}.`;
}

/** The sentence about a name that is not one of our places. */
function messageOf(answer: Exclude<PlaceAnswer, { kind: "covered" }>): string {
  const { name } = answer;
  switch (answer.kind) {
    case "part": {
      const of = either.format(answer.of.map((one) => one.name));
      return answer.isDayOut ? `We cover ${name} as a day out from ${of}.` : `We cover ${name} as part of ${of}.`;
    }
    case "near":
      return `${name} is ${inKm(answer.nearest.km)} from ${answer.nearest.name}, which we cover.`;
    case "elsewhere":
      return [`We don't cover ${name} yet.`, nearestInWords(answer.nearest)].filter(Boolean).join(" ");
    case "several":
      return `There is more than one ${name}. Which one do you mean?`;
    case "area":
      return answer.places.length === 1
        ? `In ${name} we cover ${answer.places[0]!.name} so far.`
        : `Where in ${name} do you want to go?`;
    case "unknown":
      return answer.guesses.length > 0
        ? "We don't know that place. Did you mean one of these?"
        : "We don't know that place. Check the spelling, or choose one from the list";
  }
}

/** The words and the choices for a name that is not one of our places; undefined for one that is. */
export function inWords(answer: PlaceAnswer): AnswerInWords | undefined {
  switch (answer.kind) {
    case "covered":
      return undefined;
    case "part":
      return { message: messageOf(answer), legend: "Go there from here?", choices: choicesOf(answer.of) };
    case "near":
      return { message: messageOf(answer), legend: "Go here instead?", choices: choicesOf([answer.nearest]) };
    case "elsewhere":
      return { message: messageOf(answer), legend: "Go here instead?", choices: choicesOf(answer.nearest) };
    case "several":
      return { message: messageOf(answer), legend: `Which ${answer.name}?`, choices: [...answer.choices] };
    case "area":
      return { message: messageOf(answer), legend: `Where in ${answer.name}?`, choices: choicesOf(answer.places) };
    case "unknown":
      return { message: messageOf(answer), legend: "Did you mean one of these?", choices: choicesOf(answer.guesses) };
  }
}
