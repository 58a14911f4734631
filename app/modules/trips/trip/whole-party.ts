import type { Expense, Payer } from "./spending";
import type { Person } from "./trip-aggregate";

/** The people of one place of a longer trip. */
export interface PeopleOfPlace {
  tripId: string;
  people: readonly Person[];
}

/** A person of a longer trip, and what they are at each place that they were asked to. */
export interface PersonOfWhole {
  /** The name they gave last. */
  name: string;
  role: Person["role"];
  /** The invitation that can grow by further places; undefined for a person who was asked to one place alone. */
  wholeInvitation?: string;
  /** The account that answered, if one did. */
  accountId?: string;
  at: { tripId: string; personId: string; tokenHash?: string; status: Person["status"] }[];
}

/** What two rows share when they are the same person; the owner is one everywhere. */
function marksOf({ role, wholeInvitation, userId, email }: Person): string[] {
  if (role === "owner") return ["owner"];
  return [
    ...(wholeInvitation === undefined ? [] : [`invitation:${wholeInvitation}`]),
    ...(userId === undefined ? [] : [`account:${userId}`]),
    ...(email === undefined ? [] : [`address:${email}`]),
  ];
}

type Row = { tripId: string; person: Person };

/** The rows of each person, in the order of the places. Two people of one place are two, whatever they share. */
function rowsByPerson(places: readonly PeopleOfPlace[]): Row[][] {
  const groups: Row[][] = [];
  for (const { tripId, people } of places)
    for (const person of people) {
      const marks = marksOf(person);
      const known = groups.find(
        (rows) =>
          rows.every((row) => row.tripId !== tripId) &&
          rows.some((row) => marksOf(row.person).some((mark) => marks.includes(mark))),
      );
      if (known) known.push({ tripId, person });
      else groups.push([{ tripId, person }]);
    }
  return groups;
}

/** The people of a longer trip, each once, the owner first. @param places in the order of the trip */
export function peopleOfWhole(places: readonly PeopleOfPlace[]): PersonOfWhole[] {
  return rowsByPerson(places)
    .map((rows) => {
      const { name, role } = rows.toSorted((a, b) => lastSaid(b.person).localeCompare(lastSaid(a.person)))[0]!.person;
      const wholeInvitation = rows.find(({ person }) => person.wholeInvitation !== undefined)?.person.wholeInvitation;
      const accountId = rows.find(({ person }) => person.userId !== undefined)?.person.userId;
      return {
        name,
        role,
        ...(wholeInvitation !== undefined && { wholeInvitation }),
        ...(accountId !== undefined && { accountId }),
        at: rows.map(({ tripId, person: { id, tokenHash, status } }) => ({ tripId, personId: id, tokenHash, status })),
      };
    })
    .toSorted((a, b) => Number(b.role === "owner") - Number(a.role === "owner"));
}

const lastSaid = ({ answeredAt, createdAt }: Person): string => answeredAt ?? createdAt;

/** The people of a longer trip as its expenses know them, and its expenses over all places. */
export interface WholeSpending {
  /** The owner first, then each who has said yes to a place. */
  people: Payer[];
  expenses: Expense[];
}

/**
 * The expenses of all places, in which a person is one everywhere, so that what they are owed at one place counts
 * against what they owe at another. A person who has left keeps their name.
 */
export function spendingOfWhole(
  owner: Payer,
  people: readonly PersonOfWhole[],
  places: readonly { spending?: readonly Expense[] }[],
): WholeSpending {
  const companions = people.filter(({ role }) => role === "companion");
  const payerOf = ({ name, at }: PersonOfWhole): Payer => ({ id: at[0]!.personId, name });
  const known = new Map(companions.flatMap((one) => one.at.map(({ personId }) => [personId, payerOf(one)] as const)));
  const same = (payer: Payer): Payer => (payer.id === owner.id ? owner : (known.get(payer.id) ?? payer));
  return {
    people: [
      owner,
      ...companions.filter(({ at }) => at.some(({ status }) => status === "joined")).map((one) => payerOf(one)),
    ],
    expenses: places.flatMap(({ spending = [] }) =>
      spending.map((expense) => ({ ...expense, paidBy: same(expense.paidBy), sharedBy: expense.sharedBy.map(same) })),
    ),
  };
}
