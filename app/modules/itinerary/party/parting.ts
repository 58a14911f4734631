import { formatClock } from "#app/shared/format";
import type { ItineraryItem } from "../day/itinerary";
import { countOfSome, someInWords, withoutOne } from "../day/some-of-party";
import type { Parting } from "../day/some-of-party";

/** "Ana goes." */
function whoGoes(goes: Parting): string {
  return `${someInWords(goes)} ${countOfSome(goes) === 1 ? "goes" : "go"}.`;
}

/** An appointment to which only some of a party go, with what the others may do meanwhile, in sentences. */
export function parted<I extends ItineraryItem>(item: I, goes: Parting, ideas: readonly string[]): I {
  const others = goes.others === 1 ? "The other one is" : "The others are";
  const free = `${others} free from ${formatClock(item.start)} to ${formatClock(item.end)}.`;
  return { ...item, goes, description: [item.description, whoGoes(goes), free, ...ideas].join(" ") };
}

/** The same line with those who go told otherwise. */
function retold<I extends ItineraryItem>(item: I, was: Parting, goes: Parting): I {
  return { ...item, goes, description: item.description.replace(whoGoes(was), () => whoGoes(goes)) };
}

/** A line for readers who may not know who goes: so many of the party. */
export function withoutNames<I extends ItineraryItem>(item: I): I {
  const { goes } = item;
  if (!goes || goes.names.length === 0) return item;
  return retold(item, goes, { ...goes, memberIds: [], names: [], adults: goes.adults + goes.names.length });
}

/** A line that forgets the name of one of the people. */
export function forgottenOn<I extends ItineraryItem>(item: I, memberId: string): I {
  const { goes } = item;
  return goes?.memberIds.includes(memberId) ? retold(item, goes, withoutOne(goes, memberId)) : item;
}

/** Whether a person of the trip surely stays away: all who go are told by name, and the person is none of them. */
export function staysAway({ goes }: Pick<ItineraryItem, "goes">, memberId: string): boolean {
  return goes !== undefined && goes.names.length > 0 && goes.adults === 0 && !goes.memberIds.includes(memberId);
}

/** An appointment as it is for a person who stays away: a while to themselves. */
export function asFreeWhile<I extends ItineraryItem>(item: I): I {
  const { goes, ...line } = item;
  if (!goes) return item;
  const who = whoGoes(goes);
  const others = item.description.slice(item.description.indexOf(who) + who.length).trim();
  const ideas = others.replace(/^[^.]*\.\s*/, "");
  return {
    ...(line as I),
    role: "free",
    type: "experience",
    placeId: undefined,
    name: "Free time",
    description: `Others of your party are at “${item.name}” until ${formatClock(item.end)}. ${ideas}`.trim(),
    locked: undefined,
    isOwn: undefined,
  };
}
