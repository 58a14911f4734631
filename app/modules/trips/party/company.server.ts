import { mailOrigin } from "#app/config/mail-origin.server";
import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import type { LetterMail } from "#app/modules/email/letter";
import { formatDateRange } from "#app/shared/format";
import { tripCalledOffMail } from "./companion-mails";
import { invitationPath } from "./companions.server";
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
  for (const { id, name, email, userId } of people) {
    const account = userId ? await findAccount(userId) : undefined;
    const to = account?.email ?? email;
    const path = account ? `/trips/${trip.id}/take-along` : invitationPath(id);
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

/** Tells every companion that the trip is called off, in the transaction that does it. */
export async function tellCalledOff(trx: Db, company: Company, behindSeal: Trip, origin: string): Promise<void> {
  const trip = faceOf(behindSeal);
  await writeToCompany(trx, company, `called-off:${trip.id}`, ({ firstName, path }) =>
    tripCalledOffMail({
      name: firstName,
      owner: company.owner,
      tripName: nameOfTrip(trip),
      dates: formatDateRange(trip.startDate, trip.endDate),
      url: mailOrigin(origin) + path,
    }),
  );
}
