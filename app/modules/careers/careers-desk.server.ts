import { openAsBlob } from "node:fs";
import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { pathOfFile } from "#app/integrations/uploads/stored-file.server";
import {
  deleteApplications,
  insertPosition,
  selectAllPositions,
  selectApplication,
  selectApplications,
  selectApplicationsClosedBefore,
  selectPosition,
  selectResumeIds,
  selectResumeOf,
  selectWaiting,
  updateApplication,
  updatePosition,
} from "./careers.repo.server";
import type { ApplicationRow, PositionRow, ResumeRow } from "./careers.repo.server";
import type { PositionStatus } from "./careers.table";
import type { PositionInput } from "./position-form.schema";
import { PAGE_LINES, pageOf } from "#app/shared/lists/pages";
import type { Page, PageMark } from "#app/shared/lists/pages";

export type { ApplicationRow, PositionRow, ResumeRow };

const MEDIA_TYPES: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** A page of applications for the desk, of a status or of all; its guard has let the caller in. */
export async function listApplications(
  status: ApplicationRow["status"] | "all",
  after?: PageMark,
): Promise<Page<ApplicationRow>> {
  const found = await selectApplications(db(), status, { after, limit: PAGE_LINES + 1 });
  return pageOf(found, ({ id, created_at: at }) => ({ at, id }));
}

/** The applications that wait. @param late UTC ISO instant: those that came before it have waited too long */
export function countWaitingApplications(late: string): ReturnType<typeof selectWaiting> {
  return selectWaiting(db(), late);
}

/** One application with its resume. */
export async function findApplication(
  id: string,
): Promise<{ application: ApplicationRow; resume: ResumeRow | undefined } | undefined> {
  const application = await selectApplication(db(), id);
  return application && { application, resume: await selectResumeOf(db(), id) };
}

/** A resume as a file to save; undefined when it is not on the disk. */
export async function openResume(
  resume: ResumeRow,
): Promise<{ content: Blob; type: string; fileName: string } | undefined> {
  const type = MEDIA_TYPES[resume.kind] ?? "application/octet-stream";
  const content = await openAsBlob(pathOfFile("resumes", resume.id), { type }).catch(() => undefined);
  return content && { content, type, fileName: resume.file_name };
}

/**
 * Puts an application into another status, in the transaction that records the change.
 * @param at UTC ISO instant
 * @returns the application as it was; undefined when it does not exist
 */
export async function setApplicationStatus(
  trx: Db,
  id: string,
  status: ApplicationRow["status"],
  at: string,
): Promise<ApplicationRow | undefined> {
  const before = await selectApplication(trx, id);
  if (before)
    await updateApplication(trx, id, {
      status,
      ...(status === "answered" && { answered_at: before.answered_at ?? at }),
      closed_at: status === "closed" ? (before.closed_at ?? at) : null,
    });
  return before;
}

/** Deletes applications for good. @returns the files, to be deleted after the commit */
export async function removeApplications(trx: Db, ids: readonly string[]): Promise<string[]> {
  const files = await selectResumeIds(trx, ids);
  await deleteApplications(trx, ids);
  return files;
}

/** At most so many of the applications that were closed before an instant. */
export function listApplicationsClosedBefore(before: string, most: number): Promise<string[]> {
  return selectApplicationsClosedBefore(db(), before, most);
}

/** Every position, drafts and closed ones too. */
export function listAllPositions(): Promise<PositionRow[]> {
  return selectAllPositions(db());
}

/** One position, whatever its status. */
export function findAnyPosition(id: string): Promise<PositionRow | undefined> {
  return selectPosition(db(), id);
}

/**
 * Stores a new position as a draft, or changes one.
 * @param id the position that is changed; without it, one is made under the given address
 * @returns the position as it was; "taken" when the address of a new one is in use
 */
export async function keepPosition(
  trx: Db,
  { id, newId }: { id?: string; newId: string },
  input: PositionInput,
  at: string,
): Promise<PositionRow | "taken" | undefined> {
  const values = {
    title: input.title,
    department: input.department,
    location: input.location,
    type: input.type,
    level: input.level,
    description: input.description,
    responsibilities: input.responsibilities,
    requirements: input.requirements,
    nice_to_have: input.niceToHave,
    benefits: input.benefits,
    updated_at: at,
  };
  if (id === undefined) {
    const row = { ...values, id: newId, status: "draft" as const, posted_on: null, created_at: at };
    return (await insertPosition(trx, row)) ? undefined : "taken";
  }
  const before = await selectPosition(trx, id);
  if (before) await updatePosition(trx, id, values);
  return before;
}

/** Publishes or closes a position, or makes it a draft again. @returns the position as it was */
export async function setPositionStatus(
  trx: Db,
  id: string,
  status: PositionStatus,
  at: string,
): Promise<PositionRow | undefined> {
  const before = await selectPosition(trx, id);
  const isFirst = status === "published" && before?.posted_on === null;
  if (before) await updatePosition(trx, id, { status, updated_at: at, ...(isFirst && { posted_on: at.slice(0, 10) }) });
  return before;
}
