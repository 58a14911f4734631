import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { env } from "#app/config/env.server";
import { diagnoseAuth } from "#app/http/route/auth-diagnosis.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { deviceName } from "#app/modules/accounts/account/device-name";
import { SIGN_IN_CHECKS } from "./sign-in-checks";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = ({ location }) => [
  { title: `${SIGN_IN_CHECKS[location.pathname]?.title ?? "Sign-in check"} · Voyance` },
  { name: "description", content: "What the server makes of the sign-in of this browser." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/**
 * The parts of this browser's sign-in that reached the server; home, as any unknown path, while debug pages are off.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (!env().DEBUG_PAGES) throw redirect("/");
  return { ...(await diagnoseAuth(args)), device: deviceName(args.request.headers.get("User-Agent") ?? "") };
}

/** Clears the browser's storage of this site, without its cookies, and shows the page again (CHECKLIST DEBUG-08). */
export function action({ request }: ActionFunctionArgs) {
  if (!env().DEBUG_PAGES) throw redirect("/");
  const response = seeOther(new URL(request.url).pathname);
  response.headers.set("Clear-Site-Data", '"cache", "storage"');
  return response;
}

export default function SignInCheckRoute() {
  const found = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const check = SIGN_IN_CHECKS[pathname];
  if (!check) return null;
  return (
    <div className="wrap page stack narrow">
      <h1 className="step-3">{check.title}</h1>
      <p>{check.lede} The page is part of the sandbox only.</p>
      <table className="ledger num">
        <tbody>
          {check.rows(found).map(([label, answer]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="more">
        <summary>All that is known, as text</summary>
        <pre className="num">{JSON.stringify(found, null, 2)}</pre>
      </details>
      <p className="row">
        <a className="button primary" href={pathname}>
          Refresh Page
        </a>
        {check.links.map(({ to, label }) => (
          <a key={to} className="button" href={to}>
            {label}
          </a>
        ))}
      </p>
      {check.canClear && (
        <form method="post" className="stack">
          <p>Empties what this browser keeps of the site: saved trips, drafts, what waits to be sent.</p>
          <p>
            <button type="submit" className="button">
              Clear All Storage
            </button>
          </p>
        </form>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
