import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { KEPT_MONTHS } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { goneFromDesk, requireAdmin } from "#app/http/route/desk.server";
import { changeInbox } from "#app/http/route/inbox.server";
import { CACHE } from "#app/http/answer/responses.server";
import { findApplication } from "#app/modules/careers/careers-desk.server";
import { sizeInWords } from "#app/modules/careers/resume";
import { listEntries } from "#app/modules/desk/inbox.server";
import { instantInWords, waitingSince } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { InboxActions } from "#app/modules/desk/ui/inbox-actions";
import { StatusBadge } from "#app/modules/desk/ui/status-badge";
import { formatDate } from "#app/shared/format";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  {
    title: `${page ? `${page.application.first_name} ${page.application.last_name}` : "Application"} · Applications · Desk · Voyance`,
  },
  { name: "description", content: "An application and what became of it." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const id = args.params.id ?? "";
  const [found, entries] = await Promise.all([findApplication(id), listEntries({ kind: "application", id })]);
  if (!found) throw goneFromDesk();
  const { application, resume } = found;
  const waiting = application.status === "new" ? waitingSince(application.created_at, ctxOf(args).now) : null;
  const file = resume ? `${resume.file_name} (${sizeInWords(resume.bytes)})` : null;
  return { application, file, entries, waiting };
}

export function action(args: ActionFunctionArgs) {
  return changeInbox(args, "application");
}

function Address({ url }: { url: string }) {
  if (url === "") return <>Not given</>;
  return (
    <a href={url} rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}

export default function ApplicationRoute() {
  const { application, file, entries, waiting } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const facts = [
    { label: "Position", value: application.job_title },
    { label: "Email", value: application.email },
    { label: "Phone", value: application.phone },
    { label: "Could start", value: formatDate(application.start_date) },
    { label: "Received", value: instantInWords(application.created_at) },
    { label: "LinkedIn", value: <Address url={application.linked_in} /> },
    { label: "Portfolio", value: <Address url={application.portfolio} /> },
    {
      label: "Resume",
      value: file ? (
        <a className="target" href={`/admin/applications/${application.id}/resume`} download>
          Download {file}
        </a>
      ) : (
        "It's no longer there"
      ),
    },
  ];
  const texts = [
    { title: "Experience", text: application.experience },
    { title: "Why Voyance", text: application.why_voyance },
    { title: "Cover letter", text: application.cover_letter },
  ].filter(({ text }) => text !== "");
  return (
    <DeskFrame
      page="/admin/applications"
      title={`${application.first_name} ${application.last_name}`}
      list="All applications"
    >
      <div>
        <StatusBadge status={application.status} waiting={waiting} />
      </div>
      <dl className="fact-lines">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {texts.map(({ title, text }) => (
        <section key={title} className="stack">
          <h2 className="step-1">{title}</h2>
          <p className="as-typed">{text}</p>
        </section>
      ))}
      <InboxActions
        status={application.status}
        entries={entries}
        email={application.email}
        kept={`Otherwise it is deleted automatically ${KEPT_MONTHS.application} months after it was closed.`}
        refused={refused}
      />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
