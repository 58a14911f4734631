import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE } from "#app/http/answer/responses.server";
import { requireTestSwitches } from "#app/http/front/dev.server";
import { listOutbox } from "#app/modules/email/email.server";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Outbox · Voyance" },
  { name: "description", content: "Mails that were not sent anywhere, newest first." },
  { name: "robots", content: "noindex" },
];

/** Mails that were kept instead of sent, newest first (test switch). */
export async function loader() {
  requireTestSwitches();
  return { mails: await listOutbox() };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function OutboxRoute() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack">
      <h1 className="step-3">Outbox</h1>
      {mails.length === 0 && <p>No mail yet.</p>}
      {mails.map((mail) => (
        <article key={`${mail.at}${mail.to}${mail.subject}`} className="panel stack">
          <h2 className="step-1">{mail.subject}</h2>
          <p className="meta">
            To {mail.to}, {mail.at}
            {mail.attachments.map((file) => `, ${file.filename}`)}
          </p>
          <pre className="mail-text">{mail.text}</pre>
        </article>
      ))}
    </div>
  );
}
