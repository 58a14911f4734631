import { z } from "zod";
import { env } from "#app/config/env.server";
import type { Db } from "#app/db/schema";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { emptyOutbox, readOutbox, sendMail } from "#app/integrations/mail/transport.server";
import type { Mail } from "#app/integrations/mail/mail";
import type { KeptMail } from "#app/integrations/mail/transport.server";
import { storedShape } from "#app/shared/stored-shape";
import { withImprint } from "./imprint";

export type { KeptMail, Mail };

/** Name of the job that sends a mail. */
const MAIL_JOB = "mail";

const NOTED_MAIL = storedShape(
  "jobs.payload",
  z.object({
    key: z.string(),
    to: z.email(),
    replyTo: z.email().optional(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
);

/** Line breaks in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ").trim();
}

/**
 * Notes a mail inside the caller's transaction; it is sent after the commit, once per key.
 * @param key unique over all mails, such as "reset:TOKEN"
 */
export async function enqueueMail(trx: Db, key: string, mail: Omit<Mail, "attachments">): Promise<void> {
  const noted = NOTED_MAIL.write({ ...mail, key, subject: oneLine(mail.subject) });
  await enqueueJob(trx, MAIL_JOB, `mail:${key}`, noted);
}

/** Sends a noted mail; the work of the mail job. */
export async function deliverMail({ id, payload }: Work): Promise<void> {
  const { key, ...mail } = NOTED_MAIL.read(payload, id);
  await sendMail(key, { ...withImprint(mail, env().operator), attachments: [] });
}

/** Sends a mail at once; called by jobs that build attachments. */
export async function sendNow(key: string, mail: Mail): Promise<void> {
  await sendMail(key, { ...withImprint(mail, env().operator), subject: oneLine(mail.subject) });
}

/** Mails kept instead of sent, newest first. */
export function listOutbox(): Promise<KeptMail[]> {
  return readOutbox();
}

/** Deletes the kept mails. */
export function clearOutbox(): Promise<void> {
  return emptyOutbox();
}

/** The recipient and the subject of a noted mail; undefined for work that is not a mail, or cannot be read. */
export function readNotedMail(job: {
  kind: string;
  payload: string;
  id: string;
}): { to: string; subject: string } | undefined {
  if (job.kind !== MAIL_JOB) return undefined;
  try {
    const { to, subject } = NOTED_MAIL.read(job.payload, job.id);
    return { to, subject };
  } catch {
    return undefined;
  }
}
