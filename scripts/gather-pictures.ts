import { env } from "#app/config/env.server";
import { openCommons } from "#app/integrations/wikimedia/commons.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { gatherPictures } from "#app/modules/pictures/gather.server";
import type { Gathered } from "#app/modules/pictures/gather.server";
import { formatCount } from "#app/shared/format";

const CONTACT =
  "Set WIKIMEDIA_CONTACT to your email address or website: Wikimedia asks every program to name somebody to write to.";

function summary({ added, none, passedOver, endedBy }: Gathered): string {
  const counts = `${formatCount(added, "photo")} added, ${formatCount(none, "place")} without one, ${passedOver} passed over.`;
  if (endedBy === undefined) return counts;
  return `${counts}\nIt ended early: ${endedBy}. Run it again to go on from here.`;
}

/** Gathers photographs for the destinations that are named, or for all. Ends with code 1 where it could not. */
export async function run(names: readonly string[]): Promise<void> {
  const fail = (line: string): void => {
    console.error(line);
    process.exitCode = 1;
  };
  const unknown = names.filter((name) => !findDestination(name));
  if (unknown.length > 0)
    return fail(`There is no destination ${unknown.join(", ")}. Name them as their pages do: kyoto.`);
  const { WIKIMEDIA_COMMONS_API, WIKIMEDIA_WIKIDATA_API, WIKIMEDIA_CONTACT } = env();
  if (WIKIMEDIA_CONTACT === undefined || /[^\x20-\x7e]/.test(WIKIMEDIA_CONTACT)) return fail(CONTACT);
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  const pictures = openCommons({
    commonsApi: WIKIMEDIA_COMMONS_API,
    wikidataApi: WIKIMEDIA_WIKIDATA_API,
    userAgent: `Voyance/0.1 (${WIKIMEDIA_CONTACT})`,
  });
  const destinations = names.length > 0 ? names.flatMap((name) => findDestination(name) ?? []) : listDestinations();
  const gathered = await gatherPictures(pictures, destinations, {
    now: new Date(),
    signal: stop.signal,
    say: (line) => console.log(line),
  });
  console.log(summary(gathered));
  if (gathered.endedBy !== undefined) process.exitCode = 1;
}
