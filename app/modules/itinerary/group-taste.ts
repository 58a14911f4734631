import type { PlaceSource } from "#app/modules/catalogue/destination.schema";

/** One of the group as the day plan sees it: plain data, so that it can be sent to a worker. */
export interface GroupTaste {
  id: string;
  name: string;
  /** How much each place is liked, by place id, from 0 to 1. */
  taste: Record<string, number>;
}

/** What a place is worth to somebody: as for the plan itself, places people come for count more than several extras. */
export function worthTo(member: Pick<GroupTaste, "taste">, place: Pick<PlaceSource, "id" | "weight">): number {
  return (member.taste[place.id] ?? 0) * place.weight ** 1.35;
}
