import type { PlaceAnswer } from "#app/modules/catalogue/places/place-answer";

/** A name in a text that names several places, with the nights that are said beside it. */
export interface NamedStay {
  name: string;
  nights?: number;
}

const JOINTS = /\s*(?:[,;/+&→>、，・\n–]|\s-\s|(?<=\s)(?:and|then|to|with|plus|und|et|y|e|en|och)(?=\s))\s*/iu;
/** Nights before a name, "3 nights in Rome", and behind it: "Rome 3 nights", "Rome (3 nights)", "Rome: 3 nights". */
const BEFORE = /^(\d{1,2}) (?:nights?|days?) in /i;
const BEHIND = /[\s:]+\(?(\d{1,2}) ?(?:nights?|days?|n)\)?$/i;
/** "2 in Florence", behind a part that says what the number counts. */
const BEFORE_ALONE = /^(\d{1,2}) in /i;

function stayIn(part: string, isCounted: boolean): NamedStay {
  for (const pattern of [BEFORE, BEHIND, ...(isCounted ? [BEFORE_ALONE] : [])]) {
    const [, count] = pattern.exec(part) ?? [];
    if (count !== undefined) return { name: part.replace(pattern, "").trim(), nights: Number(count) };
  }
  return { name: part.trim() };
}

/** The parts of a text that names several places: "Rome, Florence and Venice", "Rome 3 nights, 2 in Florence". */
export function staysIn(text: string): NamedStay[] {
  const isCounted = /\d (?:nights?|days?)\b/i.test(text);
  return text
    .split(JOINTS)
    .map((part) => stayIn(part, isCounted))
    .filter(({ name }) => name !== "");
}

/** A text that names several places up to its last name, and that name: it is the one that is being typed. */
export function lastNamed(text: string): { before: string; last: string } {
  const [last = ""] = text.split(JOINTS).slice(-1);
  return { before: text.slice(0, text.length - last.length), last };
}

const THROUGH = "A route through ";

/** The text that asks for a route instead of a place: "A route through Japan". */
export function routeThrough(area: string): string {
  return `${THROUGH}${area}`;
}

/** The part of the world through which a text asks for a route; undefined for any other text. */
export function areaThrough(text: string): string | undefined {
  const [, area] = /^\s*(?:a )?route (?:through|in|around) (.+)$/i.exec(text) ?? [];
  return area?.trim();
}

/** A route as a choice instead of one place, for a typed country or region where we have several. */
export function routeChoices(answer: PlaceAnswer): { value: string; label: string }[] {
  if (answer.kind !== "area" || answer.slugs.length < 2) return [];
  const value = routeThrough(answer.name);
  return [{ value, label: value }];
}
