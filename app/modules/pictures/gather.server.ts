import { createHash } from "node:crypto";
import { drawPhotograph } from "#app/integrations/sharp/photograph";
import { NoLine } from "#app/integrations/wikimedia/pictures-port";
import type { Pictures } from "#app/integrations/wikimedia/pictures-port";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { daysBetween, utcDateOf } from "#app/shared/calendar";
import type { KeptPicture } from "./kept-picture.schema";
import { readKept, writeKept } from "./kept-pictures.server";

/** A place without a photograph is looked at again after so many days. */
const LOOKED_AGAIN_DAYS = 90;

/** What a run came to. */
export interface Gathered {
  added: number;
  none: number;
  /** Those that were there, that were looked for lately, or that the desk took away. */
  passedOver: number;
  /** Why it ended before its end. */
  endedBy?: string;
}

type Place = Destination["places"][number];

/** Whether a place is still to be looked at. */
function isDue(kept: KeptPicture | undefined, today: string): boolean {
  if (!kept) return true;
  return kept.found.state === "none" && daysBetween(kept.lookedOn, today) >= LOOKED_AGAIN_DAYS;
}

async function gatherOne(pictures: Pictures, slug: string, place: Place, lookedOn: string, signal: AbortSignal) {
  const { id, name, localName, lat, lon, wikidata } = place;
  const found = await pictures.find({ name, localName, lat, lon, wikidata }, signal);
  const drawn = found && (await drawPhotograph(found.content));
  if (!found || !drawn) {
    await writeKept(slug, id, { version: 1, lookedOn, found: { state: "none" } });
    return undefined;
  }
  const { content, title, pageUrl, author, licence } = found;
  // Of the place too: where two places have one photograph, each has copies of its own, and one can be taken away.
  const file = createHash("sha256").update(id).update("\n").update(content).digest("hex").slice(0, 24);
  const copies = drawn.copies.map((copy) => [`-${copy.width}.${copy.format}`, copy.content] as const);
  const { width, height } = drawn;
  const shown = { state: "shown" as const, file, title, pageUrl, author, licence, width, height };
  await writeKept(slug, id, { version: 1, lookedOn, found: shown }, Object.fromEntries(copies));
  return shown;
}

/**
 * Looks for the photographs of some destinations, place by place, and keeps each as soon as it is found: a run that
 * ended is taken up where it was. Without a line nothing is changed.
 * @param say takes a line about each place
 */
export async function gatherPictures(
  pictures: Pictures,
  destinations: readonly Destination[],
  { now, signal, say }: { now: Date; signal: AbortSignal; say: (line: string) => void },
): Promise<Gathered> {
  const gathered: Gathered = { added: 0, none: 0, passedOver: 0 };
  const today = utcDateOf(now);
  for (const { slug, name, places } of destinations)
    for (const place of places) {
      if (!isDue(await readKept(slug, place.id), today)) {
        gathered.passedOver += 1;
        continue;
      }
      try {
        const shown = await gatherOne(pictures, slug, place, today, signal);
        gathered[shown ? "added" : "none"] += 1;
        say(
          `${name}, ${place.name}: ${shown ? `${shown.title} (${shown.author || "no author named"}, ${shown.licence.name})` : "none"}`,
        );
      } catch (error) {
        if (!(error instanceof NoLine) && !signal.aborted) throw error;
        return { ...gathered, endedBy: error instanceof NoLine ? error.message : "stopped" };
      }
    }
  return gathered;
}
