/** Longest body, in characters: half an hour of reading. */
export const MOST_BODY = 40_000;
export const MOST_TAGS = 10;
export const MOST_RELATED = 20;

/** The state of a guide at the present moment. */
export type GuideState = "draft" | "scheduled" | "published";

/** @param now of the request */
export function guideState(guide: { status: "draft" | "published"; publish_at: string | null }, now: Date): GuideState {
  if (guide.status === "draft" || guide.publish_at === null) return "draft";
  return guide.publish_at <= now.toISOString() ? "published" : "scheduled";
}

/** The entries of a typed list, with commas or a line for each; each entry once, whatever its case. */
export function entriesOf(typed: string): string[] {
  const found = new Map<string, string>();
  for (const part of typed.split(/[,\n]/)) {
    const entry = part.replace(/\s+/g, " ").trim();
    if (entry !== "" && !found.has(entry.toLowerCase())) found.set(entry.toLowerCase(), entry);
  }
  return [...found.values()];
}

function tagsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map((match) => match[1]!.toLowerCase()))];
}

/** The tags that the sanitiser took out of a body, in the order in which they were written. */
export function tagsLeftOut(written: string, clean: string): string[] {
  const kept = tagsOf(clean);
  return tagsOf(written).filter((tag) => !kept.includes(tag));
}

/**
 * The UTC instant of a day and an hour.
 * @param day "2026-12-01" @param time "09:30"
 * @returns ISO instant; undefined when there is no such day or hour
 */
export function utcInstantOf(day: string, time: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const at = new Date(`${day}T${time}:00.000Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? undefined : at.toISOString();
}
