import { mailOrigin } from "#app/config/mail-origin.server";
import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import type { LetterMail } from "#app/modules/email/letter";
import { formatDateRange } from "#app/shared/format";
import { tripCalledOffMail } from "./companion-mails";
import { invitationPath } from "./companions.server";
import { namesInWords } from "../shown/longer-trip";
import { selectPeople } from "../store/companions.repo.server";
import { faceOf } from "../trip/seal";
import { nameOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";

/** A companion who has said yes to a trip and gave an address. */
interface Reachable {
  id: string;
  firstName: string;
  email: string;
  /** Where they see the trip: its papers with an account, their invitation without. */
  path: string;
}

/** The companions on a trip beside its owner. */
export interface Company {
  /** First name of the owner. */
  owner: string;
  reachable: Reachable[];
  /** Names of those who gave no address. */
  unreachable: string[];
}

/** The companions on a trip beside its owner, and how they are reached; those who have not said yes are left out. */
export async function companyOf(trip: Pick<Trip, "id" | "ownerId">): Promise<Company> {
  const people = (await selectPeople(db(), trip.id)).filter(
    ({ role, status }) => role === "companion" && status === "joined",
  );
  const owner = people.length > 0 && trip.ownerId ? await findAccount(trip.ownerId) : undefined;
  const company: Company = { owner: owner?.firstName ?? "", reachable: [], unreachable: [] };
  for (const { id, tokenHash, name, email, userId } of people) {
    const account = userId ? await findAccount(userId) : undefined;
    const to = account?.email ?? email;
    const path = account ? `/trips/${trip.id}/take-along` : invitationPath({ id, tokenHash });
    if (to) company.reachable.push({ id, firstName: account?.firstName ?? name, email: to, path });
    else company.unreachable.push(name);
  }
  return company;
}

/** Writes to every companion who can be reached, once by the key, in the transaction of the change it tells of. */
export async function writeToCompany(
  trx: Db,
  { reachable }: Company,
  key: string,
  mailFor: (person: Reachable) => LetterMail,
): Promise<void> {
  for (const person of reachable)
    await enqueueMail(trx, `${key}:${person.id}`, { to: person.email, ...mailFor(person) });
}

/** A trip that is called off, with the companions who hear of it. */
export interface CalledOff {
  company: Company;
  behindSeal: Trip;
}

/**
 * Tells every companion that trips are called off, in the transaction that does it: one letter a person, whatever
 * number of places they were to come along to.
 * @param called in the order of their dates
 */
export async function tellCalledOff(trx: Db, called: readonly CalledOff[], origin: string): Promise<void> {
  const told = new Map<string, { person: Reachable; owner: string; trips: Trip[] }>();
  for (const { company, behindSeal } of called)
    for (const person of company.reachable) {
      // People may share an address; each gets a letter by name.
      const key = `${person.firstName} ${person.email}`;
      const known = told.get(key) ?? { person, owner: company.owner, trips: [] };
      told.set(key, { ...known, trips: [...known.trips, faceOf(behindSeal)] });
    }
  for (const { person, owner, trips } of told.values()) {
    const [first, last] = [trips[0]!, trips.at(-1)!];
    const mail = tripCalledOffMail({
      name: person.firstName,
      owner,
      tripName: namesInWords(trips.map((trip) => ({ name: nameOfTrip(trip) }))),
      dates: formatDateRange(first.startDate, last.endDate),
      url: mailOrigin(origin) + person.path,
    });
    await enqueueMail(trx, `called-off:${first.id}:${person.id}`, { to: person.email, ...mail });
  }
}
