import type { Itinerary } from "#app/modules/itinerary/itinerary";
import type { Wishes } from "#app/modules/matching/group";
import type { Answers } from "#app/modules/profile/quiz";

/** One of the people of a trip. */
export interface Companion {
  id: string;
  role: "owner" | "companion";
  name: string;
  email?: string;
  status: "invited" | "joined" | "declined";
  hasAccount: boolean;
  /** The short form, for people without a Travel DNA. */
  answers?: Answers;
  wishes: Wishes;
}

/** More people than this plan a trip with other means. */
export const MOST_COMPANIONS = 8;

/** A day plan without one of its people: their share goes, and they leave the half day apart, which ends when nobody else is in it. */
export function withoutMember(itinerary: Itinerary, memberId: string): Itinerary {
  const days = itinerary.days.map(({ split, ...day }) => {
    const stay = split?.memberIds.map((id) => id !== memberId) ?? [];
    if (!split || !stay.includes(true)) return day;
    return { ...day, split: { ...split, memberIds: split.memberIds.filter((_, index) => stay[index]), names: split.names.filter((_, index) => stay[index]) } };
  });
  const group = itinerary.group?.filter((share) => share.memberId !== memberId) ?? [];
  return { ...itinerary, days, group: group.length > 1 ? group : undefined };
}
