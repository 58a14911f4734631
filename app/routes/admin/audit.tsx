import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { askedPage, onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listAudit } from "#app/modules/desk/audit.server";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { NextPage } from "#app/modules/desk/ui/next-page";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Audit log · Desk · Voyance" },
  { name: "description", content: "Everything that was done at the desk." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return listAudit(askedPage(args.request).after);
}

export const action = onlyRead;

/** "status: new → answered", a line for each field that was changed. */
function changes(before: string, after: string): string[] {
  const was = JSON.parse(before) as Record<string, unknown>;
  const is = JSON.parse(after) as Record<string, unknown>;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    if (was[name] === is[name]) return [];
    const text = (value: unknown): string => (value === undefined || value === null ? "nothing" : String(value));
    return [name in was ? `${name}: ${text(was[name])} → ${text(is[name])}` : `${name}: ${text(is[name])}`];
  });
}

export default function AuditRoute() {
  const { rows, next } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/audit" title="Audit log">
      <p>Everything done at the desk, latest first. Nothing here can be changed.</p>
      <DeskTable
        caption="Audit log"
        columns={["When", "Who", "What", "To", "Change"]}
        empty="Nothing has been done yet."
        rows={rows.map((entry) => ({
          key: entry.id,
          cells: [
            instantInWords(entry.at),
            entry.actor_name,
            entry.action,
            entry.subject,
            changes(entry.before, entry.after).join("; "),
          ],
        }))}
      />
      <NextPage path="/admin/audit" next={next} />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
