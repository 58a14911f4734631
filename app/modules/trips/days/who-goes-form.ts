import { z } from "zod";
import { partingOf } from "#app/modules/itinerary/day/some-of-party";
import type { SomeOfParty } from "#app/modules/itinerary/day/some-of-party";
import { formatCount } from "#app/shared/format";
import type { Travellers } from "../shown/fixed-times";

/** The fields of a form that ask who goes; {@link readGoing} reads their values. */
export const goingFields = {
  /** Ids of people. */
  goingPeople: z.array(z.string()).max(20).default([]),
  goingAdults: z.string().default(""),
  goingChildren: z.string().default(""),
};
export type GoingSent = z.output<z.ZodObject<typeof goingFields>>;

const NUMBER = /^\d{0,2}$/;

function tooMany(sent: string, known: number, one: string, many: string): string | undefined {
  if (!NUMBER.test(sent.trim())) return "Write a number, or leave it empty.";
  if (Number(sent) <= known) return undefined;
  return known === 0
    ? `There's no other ${one} on this trip.`
    : `There are only ${formatCount(known, one, many)} left.`;
}

/**
 * Reads who of a party goes. @returns nothing where everybody does, which is also the answer of an empty form
 */
export function readGoing(
  { goingPeople, goingAdults, goingChildren }: GoingSent,
  { people, ...party }: Travellers,
): { goes?: SomeOfParty } | { errors: Partial<Record<keyof GoingSent, string[]>> } {
  const named = people.filter(({ id }) => goingPeople.includes(id));
  const stranger = goingPeople.some((id) => !people.some((one) => one.id === id));
  const adults = tooMany(goingAdults, Math.max(0, party.adults - named.length), "adult", "adults");
  const children = tooMany(goingChildren, party.children, "child", "children");
  if (stranger || adults !== undefined || children !== undefined)
    return {
      errors: {
        ...(stranger && { goingPeople: ["One of them isn't on this trip any more."] }),
        ...(adults !== undefined && { goingAdults: [adults] }),
        ...(children !== undefined && { goingChildren: [children] }),
      },
    };
  const goes: SomeOfParty = {
    memberIds: named.map(({ id }) => id),
    names: named.map(({ name }) => name),
    adults: Number(goingAdults),
    children: Number(goingChildren),
  };
  return partingOf(goes, party) ? { goes } : {};
}

/** The fields for who goes, as the form shows them; {@link readGoing} reads the same. */
export function goingSent(goes: SomeOfParty | undefined): GoingSent {
  const sent = (count = 0): string => (count > 0 ? String(count) : "");
  return {
    goingPeople: goes?.memberIds ?? [],
    goingAdults: sent(goes?.adults),
    goingChildren: sent(goes?.children),
  };
}
