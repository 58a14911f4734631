import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { inboxSchema } from "#app/modules/desk/desk.schema";
import { deskPath, statusOf } from "#app/modules/desk/inbox";
import type { SubjectKind } from "#app/modules/desk/inbox";
import { doAtInbox, inboxPage } from "#app/modules/desk/inbox.server";
import { isAppError } from "#app/shared/app-error";
import { redirectWithToast } from "../answer/responses.server";
import { ctxOf } from "./context.server";
import { askedPage, requireAdmin } from "./desk.server";
import { parseForm } from "./form.server";

/** A list of the inbox, by the status that its address names. */
export async function loadInbox(args: LoaderFunctionArgs, kind: SubjectKind) {
  await requireAdmin(args);
  const { status, after } = askedPage(args.request);
  return inboxPage(ctxOf(args), kind, statusOf(status), after);
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
