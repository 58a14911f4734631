import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE } from "#app/http/answer/responses.server";
import { privacy } from "#app/modules/content/texts/privacy";
import { terms } from "#app/modules/content/texts/terms";
import { ArticlePage } from "#app/modules/content/ui/article-page";
import { publicFacts } from "#app/modules/booking/checkout/public-facts.server";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction<typeof loader> = ({ data: article, ...args }) =>
  article
    ? [
        { title: `${article.title} · Voyance` },
        { name: "description", content: article.description },
        ...canonical(args),
      ]
    : [];

/** The terms or the privacy policy, by the address. */
export function loader({ request }: LoaderFunctionArgs) {
  const text = /^\/legal\/privacy\b/i.test(new URL(request.url).pathname) ? privacy : terms;
  return text(publicFacts());
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function LegalTextRoute() {
  return <ArticlePage article={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
