import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { KEPT_MONTHS } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { goneFromDesk, requireAdmin } from "#app/http/route/desk.server";
import { changeInbox } from "#app/http/route/inbox.server";
import { CACHE } from "#app/http/answer/responses.server";
import { findMessage } from "#app/modules/contact/contact-desk.server";
import { listEntries } from "#app/modules/desk/inbox.server";
import { instantInWords, waitingSince } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { InboxActions } from "#app/modules/desk/ui/inbox-actions";
import { StatusBadge } from "#app/modules/desk/ui/status-badge";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `Message from ${page.message.name}` : "Message"} · Desk · Voyance` },
  { name: "description", content: "A message and what became of it." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const id = args.params.id ?? "";
  const [message, entries] = await Promise.all([findMessage(id), listEntries({ kind: "message", id })]);
  if (!message) throw goneFromDesk();
  const waiting = message.status === "new" ? waitingSince(message.created_at, ctxOf(args).now) : null;
  return { message, entries, waiting };
}

export function action(args: ActionFunctionArgs) {
  return changeInbox(args, "message");
}

export default function MessageRoute() {
  const { message, entries, waiting } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DeskFrame page="/admin/messages" title={`Message from ${message.name}`} list="All messages">
      <div>
        <StatusBadge status={message.status} waiting={waiting} />
      </div>
      <dl className="fact-lines">
        <div>
          <dt>Email</dt>
          <dd>{message.email}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{instantInWords(message.created_at)}</dd>
        </div>
        <div>
          <dt>Account</dt>
          <dd>{message.user_id ? "Written while signed in" : "Written without an account"}</dd>
        </div>
      </dl>
      <blockquote className="panel as-typed">{message.message}</blockquote>
      <InboxActions
        status={message.status}
        entries={entries}
        email={message.email}
        kept={`Otherwise it is deleted automatically ${KEPT_MONTHS.message} months after it arrived.`}
        refused={refused}
      />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
