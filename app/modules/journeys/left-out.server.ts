import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { listMarks } from "#app/modules/profile/marks.server";
import { listTripsWithoutDays } from "#app/modules/trips/store/trips.server";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";

/** Places that a route which is left to us leaves out for a traveller, by slug. */
export interface LeftOut {
  /** Been there: marked so, or on a booked trip that is over. */
  visited: ReadonlySet<string>;
  /** Marked as not for them. */
  unwanted: ReadonlySet<string>;
}

/** Leaves nothing out, for a visitor. */
export const NOTHING_LEFT_OUT: LeftOut = { visited: new Set(), unwanted: new Set() };

/** What a traveller has seen or does not want. */
export async function leftOutFor(ctx: Ctx, user: CurrentUser | undefined): Promise<LeftOut> {
  if (!user) return NOTHING_LEFT_OUT;
  const today = todayOf(ctx);
  const [marks, trips] = [await listMarks(user.id), await listTripsWithoutDays(ctx, user.id)];
  const over = trips.filter(({ status, endDate }) => status === "booked" && endDate < today);
  const marked = (wanted: string): string[] => marks.flatMap(({ slug, kind }) => (kind === wanted ? [slug] : []));
  return {
    visited: new Set([...marked("visited"), ...over.flatMap(({ destination }) => destination.slug ?? [])]),
    unwanted: new Set(marked("dismissed")),
  };
}

/** The places that are left when those are gone that a traveller has seen or does not want; all where none would be. */
export function leaveOut(slugs: readonly string[], { visited, unwanted }: LeftOut): readonly string[] {
  const left = slugs.filter((slug) => !visited.has(slug) && !unwanted.has(slug));
  return left.length > 0 ? left : slugs;
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
const namesOf = (slugs: readonly string[]): string =>
  listed.format(slugs.map((slug) => findDestination(slug)?.name ?? slug));

/** Names of a longer list are no help. */
const MOST_NAMED = 4;

/** Which places of a part of the world were left out of a route, and why; nothing where none was. */
export function leftOutInWords(slugs: readonly string[], { visited, unwanted }: LeftOut): string | undefined {
  const been = slugs.filter((slug) => visited.has(slug));
  const not = slugs.filter((slug) => unwanted.has(slug) && !visited.has(slug));
  if (been.length + not.length === 0) return undefined;
  const named = (all: readonly string[]): string => (all.length > MOST_NAMED ? `${all.length} places` : namesOf(all));
  const words = [
    ...(been.length > 0 ? [`${named(been)}, where you've been`] : []),
    ...(not.length > 0 ? [`${named(not)}, which you marked as not for you`] : []),
  ];
  return `We left out ${words.join(", and ")}.`;
}
