import { jobHandlers } from "#app/boot/job-handlers.server";
import { db } from "#app/db/client.server";
import type { JobKind } from "#app/db/job-kinds";
import { listOutbox } from "#app/modules/email/email.server";

/** Does the work of a job that comes late, twice, as after an answer that was lost. */
export async function work(kind: JobKind, told: object): Promise<void> {
  for (let time = 0; time < 2; time++)
    await jobHandlers()[kind]({ id: "late", payload: JSON.stringify(told) }, new AbortController().signal);
}

/** All letters, sent or only noted. */
export async function letters(): Promise<{ subject: string; text: string }[]> {
  const noted = await db().selectFrom("jobs").select("payload").where("kind", "=", "mail").execute();
  const waiting = noted.map(
    ({ payload }) => (JSON.parse(payload) as { value: { subject: string; text: string } }).value,
  );
  return [...waiting, ...(await listOutbox())].map(({ subject, text }) => ({ subject, text }));
}

/** Deletes a trip or an account behind the product's back. */
export const gone = (table: "trips" | "users", id: string) => db().deleteFrom(table).where("id", "=", id).execute();
