import { withoutLastSlashes } from "#app/shared/bounded-text";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";

const NOW: Readonly<Record<string, string>> = {
  "/terms-of-service": "/legal/terms",
  "/privacy-policy": "/legal/privacy",
};

/** Former addresses of the legal texts (CHECKLIST ROUTE-30, ROUTE-31). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const path = withoutLastSlashes(pathname.toLowerCase()).replace(/\.data$/, "");
  return redirect((NOW[path] ?? "/") + search, { status: 301, headers: { "Cache-Control": "public, max-age=86400" } });
}

/** A form that is sent here leads on like a link. */
export { loader as action };
