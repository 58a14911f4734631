import { db } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import type { Db } from "#app/db/schema";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { lockUser } from "../account/accounts.repo.server";
import { SOCIAL_LINKS } from "./identity-form";
import { addPoints, updateIdentity } from "./identity.repo.server";
import type { IdentityForm } from "./identity.schema";
import { tierOf } from "../account/loyalty";
import { SOCIAL_LINKS_SET } from "../account/stored-account";

/**
 * Stores a traveller's details about themselves.
 * @throws AppError VALIDATION_ERROR when the handle is another account's
 */
export async function saveIdentity(ctx: Ctx, userId: string, form: IdentityForm): Promise<void> {
  const links = Object.fromEntries(SOCIAL_LINKS.flatMap(({ name }) => (form[name] ? [[name, form[name]]] : [])));
  try {
    await updateIdentity(db(), userId, {
      name: `${form.firstName} ${form.lastName}`,
      first_name: form.firstName,
      last_name: form.lastName,
      handle: form.handle || null,
      avatar: form.avatar || null,
      bio: form.bio || null,
      social_links: SOCIAL_LINKS_SET.write(links),
      onboarding_complete: 1,
      updated_at: ctx.now.toISOString(),
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("VALIDATION_ERROR", "That handle is taken", {
      fields: { handle: ["That handle is taken. Try another."] },
    });
  }
}

/**
 * Locks the account, so that other changes to its data wait for the caller's transaction. @returns whether the account
 * exists
 */
export function holdUser(trx: Db, userId: string): Promise<boolean> {
  return lockUser(trx, userId);
}

/** Credits loyalty points within the caller's transaction; the tier follows (CHECKLIST PROF-07). */
export async function creditLoyalty(trx: Db, userId: string, points: number): Promise<void> {
  const total = await addPoints(trx, userId, points);
  await updateIdentity(trx, userId, { loyalty_tier: tierOf(total) });
}
