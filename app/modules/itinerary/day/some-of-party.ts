import { formatCount } from "#app/shared/format";

/** Some of a party: people of the trip by name, and so many adults and children beside them. */
export interface SomeOfParty {
  memberIds: string[];
  /** The names of these people, in the same order. */
  names: string[];
  adults: number;
  children: number;
}

/** Some of a party who go to an appointment, and how many do not. */
export interface Parting extends SomeOfParty {
  others: number;
}

export function countOfSome({ names, adults, children }: SomeOfParty): number {
  return names.length + adults + children;
}

/** Some of a party with the number of the others; undefined where they are all of it, or none. */
export function partingOf(
  some: SomeOfParty | undefined,
  { adults, children }: { adults: number; children: number },
): Parting | undefined {
  const count = some ? countOfSome(some) : 0;
  const others = adults + children - count;
  return some && count > 0 && others > 0 ? { ...some, others } : undefined;
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Ana, Ben and 1 child". */
export function someInWords({ names, adults, children }: SomeOfParty): string {
  return listed.format([
    ...names,
    ...(adults > 0 ? [formatCount(adults, "adult")] : []),
    ...(children > 0 ? [formatCount(children, "child", "children")] : []),
  ]);
}

/** Some of a party without one of its people, who is another adult without a name from then on. */
export function withoutOne<S extends SomeOfParty>(some: S, memberId: string): S {
  const others = some.memberIds.map((id) => id !== memberId);
  return {
    ...some,
    memberIds: some.memberIds.filter((_, index) => others[index]),
    names: some.names.filter((_, index) => others[index]),
    adults: some.adults + others.filter((isOther) => !isOther).length,
  };
}
