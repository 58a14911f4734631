import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import type { Wishes } from "#app/modules/matching/group";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { withoutOne } from "#app/modules/itinerary/day/some-of-party";
import { forgottenOn } from "#app/modules/itinerary/party/parting";
import { NO_NEEDS, areSameNeeds } from "#app/modules/profile/needs";
import type { Needs } from "#app/modules/profile/needs";
import type { Answers } from "#app/modules/profile/quiz";
import type { Trip } from "./trip";

/** One of the people of a trip. */
export interface Companion {
  id: string;
  role: "owner" | "companion";
  name: string;
  email?: string;
  status: "invited" | "joined" | "declined";
  hasAccount: boolean;
  /** SHA-256 of the invitation's token, which opens nothing; none for the owner. */
  tokenHash?: string;
  /** The invitation to several places of a longer trip, the same at each of them. */
  wholeInvitation?: string;
  /** The short form, for people without a Travel DNA. */
  answers?: Answers;
  wishes: Wishes;
  /** Their diets and access needs, as said without an account. */
  needs: Needs;
  /** UTC ISO instant of what the person said last; none before the first answer. */
  answeredAt?: string;
}

/** More people than this plan a trip with other means. */
export const MOST_COMPANIONS = 8;

/**
 * Whether a day plan serves a companion as they want it now: it has them in mind, and was made after their last answer.
 */
export function servesNow(
  itinerary: Pick<Itinerary, "group" | "generatedAt">,
  { id, answeredAt = "" }: Pick<Companion, "id" | "answeredAt">,
): boolean {
  return Boolean(itinerary.group?.some(({ memberId }) => memberId === id)) && answeredAt <= itinerary.generatedAt;
}

/**
 * Why a day plan has to be made again for its people: a person has joined since, has changed an answer, or eats and
 * needs something else than the days keep to.
 * @param needs of all who come, as they are now
 */
export function whyBehind(
  itinerary: Pick<Itinerary, "group" | "generatedAt" | "keepsTo">,
  people: readonly Companion[],
  needs: Needs,
): "joined" | "needs" | "wishes" | null {
  const coming = people.filter(({ status }) => status === "joined");
  const isIn = ({ id }: Companion): boolean => itinerary.group?.some(({ memberId }) => memberId === id) ?? false;
  if (coming.length > 1 && !coming.every(isIn)) return "joined";
  if (!areSameNeeds(itinerary.keepsTo ?? NO_NEEDS, needs)) return "needs";
  return coming.some(({ answeredAt = "" }) => answeredAt > itinerary.generatedAt) ? "wishes" : null;
}

/**
 * The people whom the trip page reminds to plan the days again; a traveller on their own is not travelling together.
 */
export function remindedOf(people: readonly Pick<Companion, "status">[]): "group" | "one" {
  return people.filter(({ status }) => status === "joined").length > 1 ? "group" : "one";
}

/**
 * A day plan without one of its people: their share goes, and they leave the half day apart, which ends when no other
 * person is in it.
 */
export function withoutMember(itinerary: Itinerary, memberId: string): Itinerary {
  const days = itinerary.days.map(({ split, items, ...rest }) => {
    const day = { ...rest, items: items.map((item) => forgottenOn(item, memberId)) };
    const stay = split?.memberIds.map((id) => id !== memberId) ?? [];
    if (!split || !stay.includes(true)) return day;
    return {
      ...day,
      split: {
        ...split,
        memberIds: split.memberIds.filter((_, index) => stay[index]),
        names: split.names.filter((_, index) => stay[index]),
      },
    };
  });
  const group = itinerary.group?.filter((share) => share.memberId !== memberId) ?? [];
  return { ...itinerary, days, group: group.length > 1 ? group : undefined };
}

/** The traveller's own places with one of those who go to an appointment no longer named. */
function ownPlacesWithout(ownPlaces: readonly OwnPlace[] = [], memberId: string): OwnPlace[] {
  return ownPlaces.map((own) => (own.goes ? { ...own, goes: withoutOne(own.goes, memberId) } : own));
}

/** The days forget the name of a person who does not come; the stops stay until the days are planned again. */
export function forgetting(trip: Trip, companionId: string): Trip {
  const { itinerary, preferences } = trip;
  const isPlannedFor = itinerary?.group?.some(({ memberId }) => memberId === companionId);
  const isNamed = preferences.ownPlaces?.some(({ goes }) => goes?.memberIds.includes(companionId));
  if (!isPlannedFor && !isNamed) return trip;
  return {
    ...trip,
    ...(itinerary && { itinerary: withoutMember(itinerary, companionId) }),
    ...(isNamed && {
      preferences: { ...preferences, ownPlaces: ownPlacesWithout(preferences.ownPlaces, companionId) },
    }),
  };
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The sentence on which companions hear of a trip that is called off; null when none does. */
export function companyInWords(reachable: readonly string[], unreachable: readonly string[]): string | null {
  const told = reachable.length > 0 ? [`We'll email ${list.format(reachable)} that the trip is cancelled.`] : [];
  const untold =
    unreachable.length > 0
      ? [`We have no email address for ${list.format(unreachable)}, so please tell them yourself.`]
      : [];
  return [...told, ...untold].join(" ") || null;
}
