import type { Readable } from "node:stream";
import { mailOrigin } from "#app/config/mail-origin.server";
import { PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { isDocumentOf } from "#app/integrations/uploads/check-document.server";
import { listLongStored, removeFiles, storeFile } from "#app/integrations/uploads/stored-file.server";
import { normaliseEmail } from "#app/modules/accounts/account/email-address";
import type { Person } from "#app/modules/accounts/account/email-address";
import { TOO_MANY, consumeAttempt, mayConfirmTo } from "#app/modules/accounts/account/rate-limits.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { Application } from "./application.schema";
import { BUILT_IN_POSITIONS } from "./built-in-positions";
import { applicationMail, applicationReceivedMail } from "./career-mails";
import {
  claimResume,
  deleteWaitingResumes,
  insertApplication,
  insertResume,
  selectApplicationsOf,
  selectKnownResumes,
  selectOpenPositions,
  selectWaitingResume,
} from "./careers.repo.server";
import type { Department, Position } from "./position";
import { RESUME_PROBLEM, readResumeName } from "./resume";

const APPLICATIONS_PER_ADDRESS = { points: 20, seconds: 3_600 };
/** How long a file waits for its form to be put right, in milliseconds. */
const WAITING_MS = 24 * 3_600_000;

/** A resume that has arrived: its id names it again in the form, and only the sender knows the id. */
export interface KeptResume {
  id: string;
  fileName: string;
  bytes: number;
}

/** Open positions, of one department or of all. @throws PortFailure */
export async function listPositions(ctx: Ctx, department?: Department): Promise<Position[]> {
  const positions = await callWithFaults(ctx, "jobs", () => selectOpenPositions(db()), []);
  return positions.filter((position) => department === undefined || position.department === department);
}

/** Open positions for a page: where the list cannot be read, the three built-in ones stand in (CHECKLIST CAREER-05). */
export async function listPositionsToShow(ctx: Ctx, department?: Department): Promise<Position[]> {
  try {
    return await listPositions(ctx, department);
  } catch (error) {
    ctx.log.error({ err: error }, "positions could not be read; the built-in ones are shown");
    return BUILT_IN_POSITIONS.filter((position) => department === undefined || position.department === department);
  }
}

/** An open position by its address. */
export async function findPosition(ctx: Ctx, id: string): Promise<Position | undefined> {
  return (await listPositionsToShow(ctx)).find((position) => position.id === id);
}

/** Counts an applicant, before any of the form is read. @throws AppError RATE_LIMITED */
export function limitApplications(ctx: Ctx): Promise<void> {
  return consumeAttempt(ctx, `apply:address:${ctx.address}`, APPLICATIONS_PER_ADDRESS, TOO_MANY);
}

/**
 * Takes a resume in while it arrives, and keeps it when its content matches its name.
 * @returns the file, or the reason why it is refused
 */
export async function receiveResume(
  ctx: Ctx,
  file: { name: string; content: Readable; isCut: () => boolean },
): Promise<KeptResume | { problem: string }> {
  const named = readResumeName(file.name);
  if ("problem" in named) {
    file.content.resume();
    return named;
  }
  const stored = await storeFile("resumes", file.content, async (path, bytes) => {
    if (file.isCut()) return RESUME_PROBLEM.size;
    if (bytes === 0) return RESUME_PROBLEM.empty;
    return (await isDocumentOf(path, named.kind, bytes)) ? undefined : RESUME_PROBLEM.content;
  });
  if ("refusal" in stored) {
    ctx.log.warn({ event: "resume-refused", kind: named.kind }, "a resume was refused");
    return { problem: stored.refusal };
  }
  const { id, bytes } = stored;
  const { fileName, kind } = named;
  await insertResume(db(), {
    id,
    application_id: null,
    file_name: fileName,
    kind,
    bytes,
    created_at: ctx.now.toISOString(),
  });
  return { id, fileName, bytes };
}

/** A resume that came with a form which had to be corrected; undefined when it is gone or was used. */
export async function findWaitingResume(ctx: Ctx, id: string): Promise<KeptResume | undefined> {
  const row = await selectWaitingResume(db(), id, new Date(ctx.now.getTime() - WAITING_MS).toISOString());
  return row && { id: row.id, fileName: row.file_name, bytes: row.bytes };
}

/**
 * The same person with the same words for the same position on the same day applies once, however often the form is
 * sent.
 */
function keyOf(ctx: Ctx, jobId: string, emailKey: string, application: Application): string {
  return hashToken([todayOf(ctx), jobId, emailKey, application.experience, application.whyVoyance].join("\n"));
}

/**
 * Takes an application: it is stored with its resume, our people are told, and the applicant gets a confirmation.
 * @throws AppError CONFLICT when the resume is gone, PortFailure
 */
export async function applyForPosition(
  ctx: Ctx,
  position: Pick<Position, "id" | "title">,
  application: Application,
  { resume, userId }: { resume: KeptResume; userId?: string },
): Promise<void> {
  const emailKey = normaliseEmail(application.email);
  await callWithFaults(ctx, "jobs", async () => {
    const isConfirmed = await mayConfirmTo(ctx, emailKey);
    const id = newId();
    await transact(async (trx) => {
      const isFirst = await insertApplication(trx, {
        id,
        key: keyOf(ctx, position.id, emailKey, application),
        job_id: position.id,
        job_title: position.title,
        user_id: userId ?? null,
        first_name: application.firstName,
        last_name: application.lastName,
        email: application.email,
        email_key: emailKey,
        phone: application.phone,
        linked_in: application.linkedIn,
        portfolio: application.portfolio,
        cover_letter: application.coverLetter,
        experience: application.experience,
        why_voyance: application.whyVoyance,
        start_date: application.startDate,
        status: "new",
        created_at: ctx.now.toISOString(),
        answered_at: null,
        closed_at: null,
      });
      if (!isFirst) return;
      if (!(await claimResume(trx, resume.id, id)))
        throw new AppError("CONFLICT", "Your resume is not there any more. Please choose the file again.");
      await enqueueMail(trx, `application:${id}`, {
        to: PRODUCT.supportEmail,
        replyTo: application.email,
        ...applicationMail(position.title, application, `${mailOrigin(ctx.origin)}/admin/applications/${id}`),
      });
      if (!isConfirmed) return;
      await enqueueMail(trx, `application-received:${id}`, {
        to: application.email,
        replyTo: PRODUCT.supportEmail,
        ...applicationReceivedMail(position.title),
      });
    });
  });
}

/** A person's applications, for that person. */
export async function exportApplications(person: Person) {
  const rows = await selectApplicationsOf(db(), person);
  return rows.map((row) => ({
    id: row.id,
    job: row.job_title,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    linkedIn: row.linked_in,
    portfolio: row.portfolio,
    coverLetter: row.cover_letter,
    experience: row.experience,
    whyVoyance: row.why_voyance,
    startDate: row.start_date,
    resume: row.file_name,
    status: row.status,
    sentAt: row.created_at,
  }));
}

/** The ids of a person's applications. */
export async function listApplicationIdsOf(trx: Db, person: Person): Promise<string[]> {
  return (await selectApplicationsOf(trx, person)).map(({ id }) => id);
}

/** Deletes resumes whose rows are gone from the disk. */
export function removeResumes(ids: readonly string[]): Promise<void> {
  return removeFiles("resumes", ids);
}

/** Deletes files whose form never came, and files without a row. */
export async function tidyResumes(now: Date): Promise<void> {
  await deleteWaitingResumes(db(), new Date(now.getTime() - WAITING_MS).toISOString());
  const stored = await listLongStored("resumes", now);
  const known = new Set(await selectKnownResumes(db(), stored));
  await removeResumes(stored.filter((id) => !known.has(id)));
}
