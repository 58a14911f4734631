import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { SignInProgress } from "#app/modules/accounts/ui/sign-in-progress";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Signing in · ${PRODUCT.name}` },
  { name: "description", content: "Your sign-in is being completed." },
  { name: "robots", content: "noindex" },
];

/**
 * The return from a provider that no visitor was sent to: refused, then on to the sign-in page (CHECKLIST ROUTE-08,
 * AUTH-38).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const hasCode = queryOf(request).has("code");
  return data(
    { problem: hasCode ? "Authentication failed" : "No authorization code received", onward: "/signin" },
    { status: 400, headers: { Refresh: "3; url=/signin" } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", CACHE.private);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
};

export default function OtherCallbackRoute() {
  return <SignInProgress {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
