import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { onlyRead } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { InboxList } from "#app/modules/desk/ui/inbox-list";
import { loadInbox } from "#app/http/route/inbox.server";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Messages · Desk · Voyance" },
  { name: "description", content: "Messages and how long they have waited." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export function loader(args: LoaderFunctionArgs) {
  return loadInbox(args, "message");
}

export const action = onlyRead;

export default function MessagesRoute() {
  const { chosen, page } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/messages" title="Messages">
      <InboxList path="/admin/messages" chosen={chosen} page={page} />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
