import { isBeyondNames, searchedPart } from "#app/shared/bounded-text";
import { countryName } from "#app/shared/display-names";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { findCountry } from "../country/countries";
import type { DestinationSource } from "../schema/destination.schema";
import { findAirport, findDeparture, resolveExactDeparture } from "./airports.server";
import { areaNamed, isInArea } from "./areas";
import type { Area } from "./areas";
import { countryInSentence, countryNamed, countryNamedAbroad } from "./country-names";
import { placeBySlip, suggestDestinations } from "./destination-search";
import { regionNameOf, spotsNamed } from "./gazetteer.server";
import type { NamedSpot } from "./gazetteer.server";
import { regionKey } from "./gazetteer-row";
import { landscapeNamed } from "./landscapes";
import type { Landscape } from "./landscapes";
import { partsNamed } from "./our-parts";
import type { Part } from "./our-parts";
import type { AnsweredPlace, Bar, NearbyPlace, PlaceAnswer } from "./place-answer";
import { withCapital } from "#app/shared/text";
import { foldName, ownNames, placesOfName } from "./place-names";
import { readQualifier } from "./qualifier.server";
import type { LiesThere } from "./qualifier.server";
import { renownOf } from "../schema/renown";

type Places = readonly DestinationSource[];

const MOST_CHOICES = 6;
/** A town this near to a place of ours is beside it. */
const BESIDE_KM = 60;
/** A second nearest place is named where it is not much farther than the nearest. */
const SECOND = { times: 1.6, km: 120 };
/** Two spots of one name this near are one place. */
const SAME_PLACE_KM = 60;
/** A smaller town does not make a name ambiguous, nor one with a small share of the largest one's people. */
const RIVAL = { people: 50_000, share: 1 / 8 };
/** A town of this size has a better claim to its name than a place of ours with another one. */
const NAMESAKE_PEOPLE = 60_000;
/** Islands and coasts of ours reach so far from their point. */
const ISLAND_KM = 150;
/** A namesake of this size makes an answer say which town it is about. */
const KNOWN_PEOPLE = 15_000;
/** Another name of a town weighs as much as the town's own name would with this share of its people. */
const OTHER_NAME = 1 / 10;
/** A part of ours beats a smaller town of its name elsewhere; of a larger one it is a rival, up to a city's size. */
const PART_PEOPLE = { beats: 60_000, rivals: 300_000 };

const anywhere: LiesThere = () => true;
const answered = ({ slug, name }: DestinationSource): AnsweredPlace => ({ slug, name });
const covered = (place: DestinationSource, isSlip = false): PlaceAnswer => ({
  kind: "covered",
  place: answered(place),
  isSlip,
});

/**
 * The meaning of a typed name of a place: a town, an island, a country, a region, a park or a sight, in any language,
 * with or without words behind it that say where it lies ("Paris, Texas"), or an airport's code (CHECKLIST PLAN-09,
 * PLAN-10). A slip of the pen is forgiven only on the own name of one of our places, and only where the world has
 * nothing of that name as it is written.
 */
export function resolvePlace(all: Places, typed: string): PlaceAnswer {
  const said = searchedPart(typed);
  if (isBeyondNames(typed) || foldName(said) === "") return { kind: "unknown", name: said, guesses: [] };
  const [head = "", ...behind] = said.split(/[,()]/).map((part) => part.trim());
  const qualifiers = behind.filter((part) => foldName(part) !== "");
  const answer =
    exactName(all, said, anywhere) ??
    (qualifiers.length > 0
      ? qualifiedName(all, head, qualifiers)
      : (joinedName(all, said) ?? bySlip(all, said, anywhere) ?? byCode(all, said)));
  return answer ?? { kind: "unknown", name: said, guesses: guessesAt(all, head) };
}

const NO_BAR: Bar = { people: 0, hasParts: true };

/** The answer to a name as it is written, without slips; undefined for a name that the world does not have. */
export function resolveExactName(all: Places, name: string, bar: Bar = NO_BAR): PlaceAnswer | undefined {
  if (isBeyondNames(name)) return undefined;
  const [head = "", ...behind] = name.split(",");
  const reading = behind.length > 0 ? readQualifier(all, behind.join(" ")) : anywhere;
  return (
    reading && (exactName(all, head, reading, bar) ?? (behind.length > 0 ? undefined : joinedName(all, name, bar)))
  );
}

const guessesAt = (all: Places, text: string): AnsweredPlace[] =>
  suggestDestinations(all, text, MOST_CHOICES).map(answered);

/** "Paris, Texas": a place of that name where the words behind it say. */
function qualifiedName(all: Places, head: string, qualifiers: readonly string[]): PlaceAnswer | undefined {
  const readings = qualifiers.map((text) => readQualifier(all, text));
  const known = readings.flatMap((reading) => reading ?? []);
  const liesThere: LiesThere = (at) => known.every((holds) => holds(at));
  const found = exactName(all, head, liesThere) ?? bySlip(all, head, liesThere);
  if (!found || known.length === readings.length) return found;
  // Words that say nothing to us may say another place: the traveller is asked.
  return found.kind === "covered" ? { kind: "unknown", name: head, guesses: [found.place] } : found;
}

const MOST_WORDS_BEHIND = 3;

/** "Portland Oregon": the words behind the name without a comma. */
function joinedName(all: Places, said: string, bar: Bar = NO_BAR): PlaceAnswer | undefined {
  const words = said.split(/\s+/);
  for (let count = 1; count <= Math.min(MOST_WORDS_BEHIND, words.length - 1); count += 1) {
    const reading = readQualifier(all, words.slice(-count).join(" "));
    const found = reading && exactName(all, words.slice(0, -count).join(" "), reading, bar);
    if (found) return found;
  }
  return undefined;
}

function bySlip(all: Places, said: string, liesThere: LiesThere): PlaceAnswer | undefined {
  const key = foldName(said);
  // The word has a meaning in the world, only not there.
  if (liesThere !== anywhere && exactName(all, said, anywhere)) return undefined;
  const place = placeBySlip(all, key);
  return place && liesThere(place) ? covered(place, true) : undefined;
}

/** An airport's code means the place nearest to the airport among those whose travellers land there. */
function byCode(all: Places, said: string): PlaceAnswer | undefined {
  const departure = findDeparture(said) ?? resolveExactDeparture(said);
  const airport = departure && findAirport(departure.airports[0] ?? "");
  if (!departure || !airport) return undefined;
  const [ours] = byDistance(
    all.filter(({ airports }) => departure.airports.some((code) => airports.includes(code))),
    airport,
  );
  return ours ? covered(ours.of) : located(all, departure.city, airport, []);
}

const isCode = (said: string): boolean => /^[A-Z]{3}$/.test(said.trim());

function exactName(all: Places, said: string, liesThere: LiesThere, bar = NO_BAR): PlaceAnswer | undefined {
  const key = foldName(said).replace(/^the /, "");
  return (
    ourName(all, key, liesThere) ??
    countryOrArea(all, key, liesThere) ??
    (isCode(said) ? byCode(all, said) : undefined) ??
    landscape(all, key, liesThere) ??
    townOrPart(all, said, { key, liesThere, bar })
  );
}

/** One of our places by its own name, or by another one where no larger town elsewhere has that for its own. */
function ourName(all: Places, key: string, liesThere: LiesThere): PlaceAnswer | undefined {
  const ours = placesOfName(all, key).filter(liesThere);
  const own = ours.find((one) => foldName(one.slug) === key || ownNames(one).includes(key));
  if (own) return covered(own);
  const [place] = ours;
  if (!place) return undefined;
  const others = apart(spotsNamed(key).filter((spot) => !spot.isOtherName && liesThere(spot))).filter(
    (spot) => spot.people >= NAMESAKE_PEOPLE && distanceKm(spot, place) > ISLAND_KM,
  );
  if (others.length === 0) return covered(place);
  const choices = [
    { text: place.slug, label: `${place.name}, ${countryName(place.country)}` },
    ...others.map(choiceOf),
  ];
  return { kind: "several", name: others[0]!.name, choices };
}

/** A part of the world with a place of its own in the tables is answered from there. */
function areaOf(key: string): Area | undefined {
  const area = landscapeNamed(key) ? undefined : areaNamed(key);
  return area?.isNamedInText && spotsNamed(key).some(({ km }) => km !== undefined) ? undefined : area;
}

/** A smaller town is not meant by a name that is a country's in another language: Francia in Honduras. */
const KNOWN_TOWN = 20_000;

function countryOrArea(all: Places, key: string, liesThere: LiesThere): PlaceAnswer | undefined {
  // A country lies nowhere else.
  if (liesThere !== anywhere) return undefined;
  const isOfTown = spotsNamed(key).some(({ people, km }) => people >= KNOWN_TOWN || km !== undefined);
  const code = countryNamed(key) ?? (isOfTown ? undefined : countryNamedAbroad(key));
  const area = areaOf(key);
  if (area && code === undefined) {
    const there = all.filter((one) => isInArea(one, area));
    if (there.length > 0) return areaWith(area.name, there);
  }
  if (code === undefined) return undefined;
  const name = countryInSentence(code);
  const state = spotsNamed(key).find((spot) => spot.km !== undefined && spot.country !== code && !spot.isOtherName);
  if (state)
    return {
      kind: "several",
      name,
      choices: [{ text: findCountry(code)?.capital ?? name, label: `${name}, the country` }, choiceOf(state)],
    };
  const there = all.filter(({ country }) => country === code);
  if (there.length > 0) return areaWith(name, there);
  const capital = spotsNamed(foldName(findCountry(code)?.capital ?? "")).find(({ country }) => country === code);
  const middle = capital ?? spotsNamed(regionKey(code, ""))[0];
  return middle ? located(all, name, middle, partsNamed(all, [key])) : { kind: "elsewhere", name, nearest: [] };
}

/** The places that most travellers mean come first: the best known, and of those the ones with the most to see. */
function fewOf(places: Places): AnsweredPlace[] {
  const fame = ({ slug }: { slug: string }): number => renownOf(slug)?.renown ?? 0;
  return [...places]
    .sort((a, b) => fame(b) - fame(a) || b.places.length - a.places.length)
    .slice(0, MOST_CHOICES)
    .map(answered);
}

const areaWith = (name: string, places: Places): PlaceAnswer => ({
  kind: "area",
  name,
  places: fewOf(places),
  slugs: places.map(({ slug }) => slug),
});

function landscape(all: Places, key: string, liesThere: LiesThere): PlaceAnswer | undefined {
  const found = landscapeNamed(key);
  return found && liesThere(found) ? around(all, found) : undefined;
}

/** Somewhere in a landscape or region may be farther from its middle than its reach. */
const MORE_KM = 40;

function around(all: Places, { name, km, keys, ...point }: Landscape): PlaceAnswer {
  const within = all.filter((one) => one.country === point.country && distanceKm(one, point) <= km);
  if (within.length > 0) return areaWith(name, within);
  const parts = partsNamed(all, keys).filter((part) => distanceKm(part, point) <= km + MORE_KM);
  return located(all, name, point, parts);
}

const weightOf = ({ people, isOtherName }: NamedSpot): number => people * (isOtherName ? OTHER_NAME : 1);

/** The spots of a name, the weightiest of each neighbourhood, in the order of their weight. */
function apart(spots: readonly NamedSpot[]): NamedSpot[] {
  const towns = spots.filter(({ km }) => km === undefined);
  const kept: NamedSpot[] = [];
  for (const spot of [...spots].sort((a, b) => weightOf(b) - weightOf(a))) {
    // A town and the region around it are one place, and the town tells it better.
    const isAround =
      spot.km !== undefined && towns.some(({ country, admin }) => country === spot.country && admin === spot.admin);
    if (!isAround && !kept.some((one) => distanceKm(one, spot) <= SAME_PLACE_KM)) kept.push(spot);
  }
  return kept;
}

interface Wanted {
  key: string;
  liesThere: LiesThere;
  bar: Bar;
}

function townOrPart(all: Places, said: string, { key, liesThere, bar }: Wanted): PlaceAnswer | undefined {
  const namesakes = spotsNamed(key);
  const [top, ...others] = apart(namesakes.filter((spot) => liesThere(spot) && spot.people >= bar.people));
  const keys = [...new Set(top ? [key, foldName(top.name)] : [key])];
  const parts = partsNamed(all, keys)
    .filter((part) => liesThere({ ...part, country: part.of.country }))
    .filter(
      (part) => bar === NO_BAR || (bar.hasParts && !part.isSight) || (top && distanceKm(part, top) <= SAME_PLACE_KM),
    );
  if (!top) return parts.length > 0 ? partAnswer(parts[0]!.name, key, parts) : undefined;
  const least = Math.max(RIVAL.people, weightOf(top) * RIVAL.share);
  const rivals = others.filter((spot) => weightOf(spot) >= least);
  const ours = placesOfName(all, foldName(top.name)).find((one) => distanceKm(one, top) <= SAME_PLACE_KM);
  if (ours && rivals.length === 0) return covered(ours);
  const own = parts.filter((part) => distanceKm(part, top) <= SAME_PLACE_KM);
  if (own.length === 0 && parts.length > 0 && weightOf(top) < PART_PEOPLE.beats)
    return partAnswer(parts[0]!.name, key, parts);
  // A single sight is no rival of a city: there is a Phnom Penh to eat at.
  const elsewhere =
    weightOf(top) > PART_PEOPLE.rivals ? [] : parts.filter((part) => !own.includes(part) && !part.isSight);
  const written = top.isOtherName && /^[\p{Script=Latin}\d ]+$/u.test(key) ? withCapital(said.trim()) : top.name;
  if (rivals.length > 0 || elsewhere.length > 0)
    return {
      kind: "several",
      name: written,
      choices: [
        ...toldApart([top, ...rivals].map(choiceOf)),
        ...elsewhere.map(({ of, name }) => ({ text: of.slug, label: `${writtenAs(name, key)}, in ${of.name}` })),
      ].slice(0, MOST_CHOICES),
    };
  if (top.km !== undefined) return around(all, { ...top, km: top.km, keys: [foldName(top.name)] });
  const isAlone = namesakes.every((one) => one.people < KNOWN_PEOPLE || distanceKm(one, top) <= SAME_PLACE_KM);
  return located(all, isAlone ? written : choiceOf(top).label, top, own);
}

/** Countries in which the state goes with a town's name. */
const WIDE_COUNTRIES = new Set(["US", "CA", "AU"]);

/** The text that names a spot alone, and its label: "Paris, Texas". */
function choiceOf(spot: NamedSpot): { text: string; label: string } {
  const region = spot.km === undefined ? regionNameOf(spot) : undefined;
  const country = countryName(spot.country);
  return {
    text: [spot.name, region === spot.name ? undefined : region, country].filter(Boolean).join(", "),
    label: `${spot.name}, ${(WIDE_COUNTRIES.has(spot.country) && region) || country}`,
  };
}

/** Choices that would read alike are told apart by their whole text. */
function toldApart(choices: readonly { text: string; label: string }[]): { text: string; label: string }[] {
  return choices.map((one) =>
    choices.some((other) => other !== one && other.label === one.label) ? { ...one, label: one.text } : one,
  );
}

/** The piece of a sight's name that was meant: "Delphi" of "Delphi, sanctuary of Apollo". */
function writtenAs(name: string, key: string): string {
  const pieces = [name, ...name.split(/,| and | with | at |:|\(/)].map((piece) => piece.trim());
  return pieces.find((piece) => foldName(piece) === key) ?? name;
}

function partAnswer(name: string, key: string, parts: readonly Part[]): PlaceAnswer {
  return {
    kind: "part",
    name: writtenAs(name, key),
    of: parts.map(({ of }) => answered(of)),
    isDayOut: parts.some(({ isDayOut }) => isDayOut),
  };
}

/** A place of the world at a point: a part of ours, beside one of ours, or elsewhere. */
function located(all: Places, name: string, point: Point, parts: readonly Part[]): PlaceAnswer {
  if (parts.length > 0) return partAnswer(name, foldName(name), parts);
  const nearest = nearestTo(all, point);
  const at = { lat: point.lat, lon: point.lon };
  const [first] = nearest;
  return first && first.km <= BESIDE_KM
    ? { kind: "near", name, at, nearest: first }
    : { kind: "elsewhere", name, at, nearest };
}

function byDistance(all: Places, point: Point): { of: DestinationSource; km: number }[] {
  return all.map((of) => ({ of, km: distanceKm(of, point) })).sort((a, b) => a.km - b.km);
}

/** The nearest place of ours, and the next one where it is not much farther. */
function nearestTo(all: Places, point: Point): NearbyPlace[] {
  const [first, second] = byDistance(all, point)
    .slice(0, 2)
    .map(({ of, km }) => ({ ...answered(of), km: Math.round(km) }));
  if (!first) return [];
  return second && second.km <= first.km * SECOND.times + SECOND.km ? [first, second] : [first];
}
