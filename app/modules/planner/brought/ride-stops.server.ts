import { findDestination, resolveExactPlace } from "#app/modules/catalogue/places/catalogue.server";
import type { Point } from "#app/shared/geo";
import type { RideStop } from "./found-rides";

/** Words of a stop that are the name of a town elsewhere: the station is named for where its trains go. */
const NAMED_FOR_ANOTHER = /^gare de lyon$/i;
/** Words that stand before the name of a town. */
const BEFORE =
  /^(?:(?:gare|stazione|estacion|estación|bahnhof|port|puerto|porto|hafen|station|shin)[ -](?:(?:de|di|du|del|of)[ -])?)/i;
const MOST_WORDS = 8;
/** A smaller town than this is no stop of a long way, and shares its name with words. */
const LEAST_PEOPLE = 5_000;

/** A place by a name as it is written; undefined for a name of several places, or of none. */
function placeNamed(name: string): RideStop | undefined {
  const named = resolveExactPlace(name, { people: LEAST_PEOPLE, hasParts: true });
  // A town that is a day out of a place of ours is another town.
  const isDayOut = named?.kind === "part" && named.isDayOut;
  const answer = isDayOut ? resolveExactPlace(name, { people: LEAST_PEOPLE, hasParts: false }) : named;
  if (answer?.kind === "near" || answer?.kind === "elsewhere") return answer.at && { ...answer.at };
  const [ours, ...others] =
    answer?.kind === "covered" ? [answer.place] : answer?.kind === "part" && !answer.isDayOut ? answer.of : [];
  const destination = ours && others.length === 0 ? findDestination(ours.slug) : undefined;
  return destination && { ...pointOf(destination), slug: destination.slug, timeZone: destination.timeZone };
}

const pointOf = ({ lat, lon }: Point): Point => ({ lat, lon });

/**
 * Where a station, stop or port is, by the name that a ticket gives: the town with which it begins, as the railways
 * write them, "Firenze S. M. Novella"; undefined where no town is known by it.
 */
export function rideStop(name: string): RideStop | undefined {
  if (NAMED_FOR_ANOTHER.test(name.trim())) return undefined;
  const words = name
    .replace(BEFORE, "")
    .split(/[\s\-/(),.']+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const found = placeNamed(words.slice(0, count).join(" "));
    if (found) return found;
  }
  return undefined;
}
