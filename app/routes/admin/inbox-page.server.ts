import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { requireAdmin } from "#app/http/route/desk.server";
import { parseForm } from "#app/http/route/form.server";
import { queryOf } from "#app/http/route/query.server";
import { redirectWithToast } from "#app/http/answer/responses.server";
import { inboxSchema } from "#app/modules/desk/desk.schema";
import { deskPath, statusOf } from "#app/modules/desk/inbox";
import type { SubjectKind } from "#app/modules/desk/inbox";
import { doAtInbox, listInbox } from "#app/modules/desk/inbox.server";
import { waitingSince } from "#app/modules/desk/reply-due";
import { isAppError } from "#app/shared/app-error";

/** A list of the inbox, by the status that its address names. */
export async function loadInbox(args: LoaderFunctionArgs, kind: SubjectKind) {
  await requireAdmin(args);
  const chosen = statusOf(queryOf(args.request).get("status"));
  const { now } = ctxOf(args);
  const lines = (await listInbox(kind, chosen)).map((line) => ({
    ...line,
    waiting: line.status === "new" ? waitingSince(line.createdAt, now) : null,
  }));
  return { chosen, lines };
}

/** Makes the change that the desk asks for to an entry of the inbox. */
export async function changeInbox(args: ActionFunctionArgs, kind: SubjectKind) {
  const actor = await requireAdmin(args);
  const subject = { kind, id: args.params.id ?? "" };
  const sent = await parseForm(args.request, inboxSchema);
  if (sent.status === "error") return data(sent.problem, { status: 422 });
  try {
    const text = await doAtInbox(ctxOf(args), actor, subject, sent.value);
    const to = sent.value.intent === "subject-delete" ? `/admin/${kind}s` : deskPath(subject);
    return await redirectWithToast(to, { kind: "success", text });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return data({ ...sent.problem, message: error.message }, { status: error.status });
  }
}

/** The answer for an entry that is not behind the desk any more. */
export function goneFromDesk() {
  return data({ message: "It's no longer there." }, { status: 404 });
}
