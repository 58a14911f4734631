import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { requireAdmin } from "#app/http/route/desk.server";
import { parseForm } from "#app/http/route/form.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { getOutbox, sendAgain } from "#app/modules/desk/outbox.server";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Outbox · Desk · Voyance" },
  { name: "description", content: "Emails and other work that is waiting or has failed." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const schema = z.object({ intent: z.literal("send-again"), id: z.string().max(60) });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return getOutbox();
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdmin(args);
  const sent = await parseForm(args.request, schema);
  const say = (kind: "success" | "error", text: string) => redirectWithToast("/admin/outbox", { kind, text });
  if (sent.status === "error") return say("error", "We don't know that button. Please try again.");
  try {
    await sendAgain(ctxOf(args), actor, sent.value.id);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return say("error", error.message);
  }
  return say("success", "We're trying it again now.");
}

export default function OutboxRoute() {
  const { undone, more, kept } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/outbox" title="Outbox">
      <DeskTable
        caption="Emails and other work still waiting"
        columns={["What", "Since", "Tries", "Next", "Last failure", "Again"]}
        empty="No email is waiting."
        rows={undone.map((line) => ({
          key: line.id,
          cells: [
            line.to ? `${line.subject ?? ""}, to ${line.to}` : line.kind,
            instantInWords(line.createdAt),
            String(line.attempts),
            line.nextAt ? instantInWords(line.nextAt) : "Given up",
            line.lastError ?? "None",
            <form key="again" method="post">
              <input type="hidden" name="id" value={line.id} />
              <SubmitButton busy="Sending…" name="intent" value="send-again" isPrimary={false}>
                Send again<span className="visually-hidden">: {line.subject ?? line.kind}</span>
              </SubmitButton>
            </form>,
          ],
        }))}
      />
      {more > 0 && <p>{more === 1 ? "One more isn't done yet." : `${more} more aren't done yet.`}</p>}
      {kept.length > 0 && (
        <section className="stack">
          <h2 className="step-1">Kept on this server</h2>
          <p className="meta">No mail server is configured, so emails stay on this server. The latest:</p>
          <DeskTable
            caption="Saved emails"
            columns={["When", "To", "Subject"]}
            empty=""
            rows={kept.map((mail) => ({
              key: mail.at + mail.to + mail.subject,
              cells: [instantInWords(mail.at), mail.to, mail.subject],
            }))}
          />
        </section>
      )}
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
