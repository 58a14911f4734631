import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listSwitches } from "#app/modules/desk/switches.server";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Switches · Desk · Voyance" },
  { name: "description", content: "Which features and modes are on." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { switches: listSwitches() };
}

export const action = onlyRead;

export default function SwitchesRoute() {
  const { switches } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/switches" title="Switches">
      <p>The environment sets these when the server starts. Here they can only be read.</p>
      <DeskTable
        caption="Switches"
        columns={["Name", "Now", "What it does"]}
        empty=""
        rows={switches.map(({ name, value, meaning }) => ({
          key: name,
          cells: [
            <span key="name" className="switch">
              {name}
            </span>,
            <strong key="value">{value}</strong>,
            meaning,
          ],
        }))}
      />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
