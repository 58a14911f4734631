import { hashText } from "#app/shared/rng";
import { utcDateOf } from "#app/shared/calendar";

/** `npm run test:all` tries everything; `npm test` tries a part that is another one each day. */
export const IS_WHOLE = process.env.TEST_ALL === "on";

const DAY = utcDateOf(new Date());
/** Paths of the files that the last commit or the working tree changed, a line each (data-root.ts). */
const CHANGED = process.env.TEST_CHANGED_FILES ?? "";

/** The entry of a short list that is tried today for something, by its name; another one for something else. */
export function oneOfDay<T>(all: readonly T[], name: string): T {
  return all[hashText(`${DAY} ${name}`) % all.length]!;
}

/** Whether the last commit or the working tree changed a file of that folder, such as "app/modules/careers/". */
export function hasChanged(folder: string): boolean {
  return CHANGED.includes(folder);
}

/**
 * The part of a long list that is tried today: drawn by the date, so that a failure can be repeated on the same day.
 * Entries with a data file of their name that was changed are always among them.
 * @param nameOf names an entry, such as the slug of a destination
 */
export function sampleOfDay<T>(all: readonly T[], nameOf: (entry: T) => string, most = 12): T[] {
  if (IS_WHOLE || all.length <= most) return [...all];
  const drawn = all
    .map((entry) => ({ entry, draw: hashText(`${DAY} ${nameOf(entry)}`) }))
    .sort((one, other) => one.draw - other.draw)
    .slice(0, most);
  const kept = new Set(drawn.map(({ entry }) => entry));
  return all.filter((entry) => kept.has(entry) || CHANGED.includes(`/${nameOf(entry)}.`));
}
