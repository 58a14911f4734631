import type { Kysely } from "kysely";
import { hashPassword } from "#app/modules/accounts/account/passwords.server";
import type { Database } from "#app/db/schema";
import { seedId } from "./seed-id";

const PASSWORD = "Voyage2026";
const YEAR_MS = 365 * 86_400_000;

interface SeedAccount {
  name: "free" | "fresh" | "pass" | "premium" | "admin" | "companion";
  firstName: string;
  lastName: string;
  quizDone: boolean;
  right?: "trip_pass" | "premium";
  freeUsed?: boolean;
  isAdmin?: boolean;
}

const ACCOUNTS: SeedAccount[] = [
  { name: "free", firstName: "Frida", lastName: "Free", quizDone: false, freeUsed: true },
  { name: "fresh", firstName: "Fenja", lastName: "Fresh", quizDone: true },
  { name: "pass", firstName: "Pablo", lastName: "Pass", quizDone: true, right: "trip_pass" },
  { name: "premium", firstName: "Petra", lastName: "Premium", quizDone: true, right: "premium" },
  { name: "admin", firstName: "Ada", lastName: "Admin", quizDone: true, right: "premium", isAdmin: true },
  { name: "companion", firstName: "Cosmo", lastName: "Companion", quizDone: true, right: "premium" },
];

/** The address at which an account of the sandbox signs in. */
const emailOf = ({ name }: Pick<SeedAccount, "name">): string => `${name}@voyance.test`;

export const SEEDED_EMAILS = ACCOUNTS.map(emailOf);

async function seedAccount(db: Kysely<Database>, account: SeedAccount, passwordHash: string, now: Date): Promise<void> {
  const email = emailOf(account);
  const at = now.toISOString();
  const done = account.quizDone ? 1 : 0;
  await db
    .insertInto("users")
    .values({
      id: seedId(`user:${account.name}`),
      email,
      email_verified_at: at,
      password_hash: passwordHash,
      name: `${account.firstName} ${account.lastName}`,
      first_name: account.firstName,
      last_name: account.lastName,
      social_links: "{}",
      is_admin: account.isAdmin ? 1 : 0,
      quiz_completed: done,
      onboarding_complete: done,
      loyalty_points: 0,
      loyalty_tier: "explorer",
      accepted_terms_version: "sandbox",
      accepted_terms_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  if (account.right) {
    await db
      .insertInto("entitlements")
      .values({
        id: seedId(`right:${account.name}`),
        user_id: user.id,
        kind: account.right,
        trip_id: null,
        source: `seed:${account.name}`,
        starts_at: new Date(now.getTime() - YEAR_MS).toISOString(),
        ends_at: new Date(now.getTime() + YEAR_MS).toISOString(),
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (account.freeUsed) {
    await db
      .insertInto("itinerary_grants")
      .values({ trip_id: `seed:${account.name}`, user_id: user.id, kind: "free", created_at: at })
      .onConflict((conflict) => conflict.column("trip_id").doNothing())
      .execute();
  }
}

/** Makes the accounts of the sandbox; existing accounts stay as they are. */
export async function seedAccounts(db: Kysely<Database>, now: Date): Promise<void> {
  const missing: SeedAccount[] = [];
  for (const account of ACCOUNTS) {
    const known = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", emailOf(account))
      .executeTakeFirst();
    if (!known) missing.push(account);
  }
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(PASSWORD);
  for (const account of missing) await seedAccount(db, account, passwordHash, now);
}
