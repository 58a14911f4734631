import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { ALL_GUIDES } from "#app/modules/content/guide-shelf";
import { guideState } from "#app/modules/content/written-guide";
import { listWrittenGuides } from "#app/modules/content/written-guides.server";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { GuideBadge } from "#app/modules/desk/ui/guide-badge";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Guides · Desk · Voyance" },
  { name: "description", content: "Guides: drafts, scheduled and published." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const { now } = ctxOf(args);
  const guides = await listWrittenGuides();
  return { guides: guides.map((guide) => ({ ...guide, state: guideState(guide, now) })), builtIn: ALL_GUIDES.length };
}

export const action = onlyRead;

export default function GuidesRoute() {
  const { guides, builtIn } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/guides" title="Guides">
      <p className="no-print">
        <a className="button primary" href="/admin/guides/new">
          Write a new one
        </a>
      </p>
      <DeskTable
        caption="Guides written at the desk"
        columns={["Title", "Type", "Address", "Appears", "Changed", "Status"]}
        empty="No guide has been written here yet."
        rows={guides.map((guide) => ({
          key: guide.id,
          cells: [
            <a key="title" className="target" href={`/admin/guides/${guide.id}`}>
              {guide.title}
            </a>,
            guide.type,
            guide.state === "published" ? (
              <a key="address" className="target" href={`/guides/${guide.slug}`}>
                {`/guides/${guide.slug}`}
              </a>
            ) : (
              `/guides/${guide.slug}`
            ),
            guide.publish_at ? instantInWords(guide.publish_at) : "Not yet",
            instantInWords(guide.updated_at),
            <GuideBadge key="status" state={guide.state} />,
          ],
        }))}
      />
      <p className="meta">
        {`Voyance comes with ${builtIn} more guides, which only change with a new version. `}
        <a href="/guides">See all as visitors do</a>
      </p>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
