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
  { title: "Applications · Desk · Voyance" },
  { name: "description", content: "Applications and how long they have waited." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export function loader(args: LoaderFunctionArgs) {
  return loadInbox(args, "application");
}

export const action = onlyRead;

export default function ApplicationsRoute() {
  const { chosen, page } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/applications" title="Applications">
      <InboxList path="/admin/applications" chosen={chosen} page={page} />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
