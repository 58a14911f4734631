import { KEPT_MONTHS, PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type { Person } from "#app/modules/accounts/account/email-address";
import {
  findApplication,
  listApplications,
  listApplicationsClosedBefore,
  removeApplications,
  setApplicationStatus,
} from "#app/modules/careers/careers-desk.server";
import {
  exportApplications,
  listApplicationIdsOf,
  removeResumes,
  tidyResumes,
} from "#app/modules/careers/careers.server";
import {
  findMessage,
  listMessages,
  listMessagesBefore,
  removeMessages,
  setMessageStatus,
} from "#app/modules/contact/contact-desk.server";
import { exportMessages, listMessageIdsOf } from "#app/modules/contact/contact.server";
import { exportReports, forgetReportsBefore } from "#app/modules/reports/reports.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { mapPage } from "#app/shared/lists/pages";
import type { Page, PageMark } from "#app/shared/lists/pages";
import { untilNoneLeft } from "#app/shared/queues/many-rows";
import { noteAudit } from "./audit.server";
import type { Actor } from "./audit.server";
import { replyMail } from "./desk-mails";
import { deleteEntries, insertEntry, selectEntries } from "./desk.repo.server";
import type { DeskEntry } from "./desk.repo.server";
import type { InboxIntent } from "./desk.schema";
import type { InboxLine, InboxStatus, SubjectKind } from "./inbox";
import { monthsBefore, waitingSince } from "./reply-due";

export interface Subject {
  kind: SubjectKind;
  id: string;
}

const subjectName = ({ kind, id }: Subject): string => `${kind} ${id}`;
const LONGEST_LINE = 120;

/** The beginning of a text in one line, up to a whole word. */
function oneLineOf(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= LONGEST_LINE) return line;
  const cut = line.slice(0, LONGEST_LINE);
  const end = cut.lastIndexOf(" ");
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** A page of the entries of the inbox of one kind and status. */
export async function listInbox(
  kind: SubjectKind,
  status: InboxStatus | "all",
  after?: PageMark,
): Promise<Page<InboxLine>> {
  if (kind === "message")
    return mapPage(await listMessages(status, after), (row) => ({
      kind,
      id: row.id,
      name: row.name,
      email: row.email,
      about: oneLineOf(row.message),
      status: row.status,
      createdAt: row.created_at,
    }));
  return mapPage(await listApplications(status, after), (row) => ({
    kind,
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    about: row.job_title,
    status: row.status,
    createdAt: row.created_at,
  }));
}

/** A page of the inbox, and how long each line of it waits for an answer. */
export async function inboxPage(
  { now }: Pick<Ctx, "now">,
  kind: SubjectKind,
  chosen: InboxStatus | "all",
  after?: PageMark,
) {
  const page = mapPage(await listInbox(kind, chosen, after), (line) => ({
    ...line,
    waiting: line.status === "new" ? waitingSince(line.createdAt, now) : null,
  }));
  return { chosen, page };
}

/** Notes and answers beside something that was sent to us. */
export function listEntries({ kind, id }: Subject): Promise<DeskEntry[]> {
  return selectEntries(db(), kind, [id]);
}

async function setStatus(trx: Db, { kind, id }: Subject, status: InboxStatus, at: string): Promise<InboxStatus> {
  const set = kind === "message" ? setMessageStatus : setApplicationStatus;
  const before = await set(trx, id, status, at);
  if (!before) throw new AppError("NOT_FOUND", "It's no longer there");
  return before.status;
}

/** The person who gets an answer, and its subject. */
async function addresseeOf({ kind, id }: Subject): Promise<{ name: string; email: string; about: string } | undefined> {
  if (kind === "message") {
    const message = await findMessage(id);
    return message && { name: message.name, email: message.email, about: `your message to ${PRODUCT.name}` };
  }
  const found = await findApplication(id);
  if (!found) return undefined;
  const { first_name: name, email, job_title: job } = found.application;
  return { name, email, about: `your application: ${job}` };
}

async function addEntry(
  trx: Db,
  ctx: Ctx,
  actor: Actor,
  subject: Subject,
  { kind, text }: Pick<DeskEntry, "kind" | "text">,
): Promise<string> {
  const id = newId();
  await insertEntry(trx, {
    id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    kind,
    author_name: actor.name,
    text,
    created_at: ctx.now.toISOString(),
  });
  return id;
}

async function sendReply(ctx: Ctx, actor: Actor, subject: Subject, text: string): Promise<void> {
  const to = await addresseeOf(subject);
  if (!to) throw new AppError("NOT_FOUND", "It's no longer there");
  await transact(async (trx) => {
    const id = await addEntry(trx, ctx, actor, subject, { kind: "reply", text });
    const before = await setStatus(trx, subject, "answered", ctx.now.toISOString());
    await enqueueMail(trx, `desk-reply:${id}`, {
      to: to.email,
      replyTo: PRODUCT.supportEmail,
      ...replyMail(to.name, to.about, text),
    });
    await noteAudit(trx, ctx, actor, {
      action: `${subject.kind} answered`,
      subject: subjectName(subject),
      before: { status: before },
      after: { status: "answered", letters: text.length },
    });
  });
}

/** Deletes a message or an application with its notes and answers. */
async function deleteSubject(ctx: Ctx, actor: Actor, subject: Subject): Promise<void> {
  let files: string[] = [];
  await transact(async (trx) => {
    files = await removeSubjects(trx, subject.kind, [subject.id]);
    await noteAudit(trx, ctx, actor, { action: `${subject.kind} deleted`, subject: subjectName(subject) });
  });
  await removeResumes(files);
}

async function removeSubjects(trx: Db, kind: SubjectKind, ids: readonly string[]): Promise<string[]> {
  await deleteEntries(trx, kind, ids);
  if (kind === "application") return removeApplications(trx, ids);
  await removeMessages(trx, ids);
  return [];
}

/** Carries out an action of the desk. @returns the message to show @throws AppError NOT_FOUND */
export async function doAtInbox(ctx: Ctx, actor: Actor, subject: Subject, asked: InboxIntent): Promise<string> {
  if (!(await addresseeOf(subject))) throw new AppError("NOT_FOUND", "It's no longer there");
  switch (asked.intent) {
    case "reply-send":
      await sendReply(ctx, actor, subject, asked.reply);
      return "Your answer is on its way.";
    case "note-add":
      await transact(async (trx) => {
        await addEntry(trx, ctx, actor, subject, { kind: "note", text: asked.note });
        await noteAudit(trx, ctx, actor, {
          action: `note added to ${subject.kind}`,
          subject: subjectName(subject),
          after: { letters: asked.note.length },
        });
      });
      return "Your note is saved.";
    case "status-set":
      await transact(async (trx) => {
        const before = await setStatus(trx, subject, asked.status, ctx.now.toISOString());
        await noteAudit(trx, ctx, actor, {
          action: `status of ${subject.kind} set`,
          subject: subjectName(subject),
          before: { status: before },
          after: { status: asked.status },
        });
      });
      return "The status has been changed.";
    case "subject-delete":
      await deleteSubject(ctx, actor, subject);
      return "It's deleted.";
  }
}

/** Records that a person at the desk saved a resume. */
export async function noteDownload(ctx: Ctx, actor: Actor, applicationId: string): Promise<void> {
  const subject = subjectName({ kind: "application", id: applicationId });
  await noteAudit(db(), ctx, actor, { action: "resume downloaded", subject });
}

/** A person's messages and applications with our answers, for that person. */
export async function exportSent(person: Person) {
  const [messages, applications, reports] = await Promise.all([
    exportMessages(person),
    exportApplications(person),
    exportReports(person.userId),
  ]);
  const answers = [
    ...(await selectEntries(
      db(),
      "message",
      messages.map(({ id }) => id),
    )),
    ...(await selectEntries(
      db(),
      "application",
      applications.map(({ id }) => id),
    )),
  ].filter(({ kind }) => kind === "reply");
  const withAnswers = <T extends { id: string }>({ id, ...rest }: T) => ({
    ...rest,
    ourAnswers: answers
      .filter((answer) => answer.subject_id === id)
      .map(({ text, created_at }) => ({ text, at: created_at })),
  });
  return { messages: messages.map(withAnswers), applications: applications.map(withAnswers), reports };
}

/**
 * Deletes a person's messages and applications, with the account. @returns the files, to be deleted after the commit
 */
export async function forgetSent(trx: Db, person: Person): Promise<string[]> {
  await removeSubjects(trx, "message", await listMessageIdsOf(trx, person));
  return removeSubjects(trx, "application", await listApplicationIdsOf(trx, person));
}

/** Deletes the files that `forgetSent` named. */
export function removeSentFiles(files: readonly string[]): Promise<void> {
  return removeResumes(files);
}

/** Deletes data that has been kept for as long as the privacy policy says, and files without an owner. */
export async function deleteOutlived(now: Date): Promise<void> {
  const before = (months: number): string => monthsBefore(now, months).toISOString();
  const remove = async (kind: SubjectKind, ids: readonly string[]): Promise<number> => {
    await removeResumes(await transact((trx) => removeSubjects(trx, kind, ids)));
    return ids.length;
  };
  const { application, message, report } = KEPT_MONTHS;
  await untilNoneLeft(async (most) =>
    remove("application", await listApplicationsClosedBefore(before(application), most)),
  );
  await untilNoneLeft(async (most) => remove("message", await listMessagesBefore(before(message), most)));
  await forgetReportsBefore(before(report));
  await tidyResumes(now);
}
