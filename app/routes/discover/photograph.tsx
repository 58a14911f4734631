import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { CACHE } from "#app/http/answer/responses.server";
import { findPhotograph } from "#app/modules/pictures/pictures.server";
import { PhotographPage } from "#app/modules/pictures/ui/photograph-page";
import { wrongPicturePath } from "#app/modules/reports/report-path";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: photograph, ...args }) => [
  { title: `${photograph ? `${photograph.place}, photo` : "Photo not found"} · Voyance` },
  { name: "description", content: "A photo of the place, its author and its licence." },
  { name: "robots", content: "noindex" },
  ...(photograph ? canonical(args) : []),
];

/** A photograph of a place, large, with its author and licence. */
export async function loader({ params }: LoaderFunctionArgs) {
  const photograph = await findPhotograph(params.slug ?? "", params.placeId ?? "");
  if (!photograph) throw data({ message: "This photo isn't here any more." }, { status: 404 });
  return data(photograph, { headers: { "Cache-Control": CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ? { "Cache-Control": CACHE.private } : loaderHeaders;

export default function PhotographRoute() {
  const photograph = useLoaderData<typeof loader>();
  return <PhotographPage photograph={photograph} report={wrongPicturePath(photograph.placeId)} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <StandIn>
      <h1 className="step-3">This photo isn't here any more</h1>
      <p>
        <a className="button primary" href="/explore">
          Explore places
        </a>
      </p>
    </StandIn>
  );
}
