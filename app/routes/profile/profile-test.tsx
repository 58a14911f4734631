import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { env } from "#app/config/env.server";
import { CACHE } from "#app/http/answer/responses.server";
import { diagnoseAuth } from "#app/http/route/auth-diagnosis.server";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Sign-in diagnosis · ${PRODUCT.name}` },
  { name: "description", content: "What the server makes of the sign-in of this browser." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The API calls with the same data (CHECKLIST API-29). */
const CALLS = [
  "user/dashboard/test",
  "user/dashboard",
  "user/profile",
  "user/profile/completion",
  "user/stats/trips",
  "trips?limit=20",
  "user/preferences/travel-dna",
];

/** The server's reading of this browser's sign-in; home while debug pages are off (CHECKLIST ROUTE-61, PROF-06). */
export async function loader(args: LoaderFunctionArgs) {
  if (!env().DEBUG_PAGES) throw redirect("/");
  return diagnoseAuth(args);
}

export default function ProfileTestRoute() {
  const { hasCookie, session, userId, quizCompleted, plan, capabilities, at } = useLoaderData<typeof loader>();
  const rows = [
    ["Session cookie", hasCookie ? "sent" : "not sent"],
    ["Session", session],
    ["Account", userId ?? "none"],
    ["Plan", plan ?? "none"],
    ["Quiz", quizCompleted ? "taken" : "not taken"],
    ["Capabilities", capabilities.join(", ") || "none"],
    ["Asked at", at],
  ];
  return (
    <div className="wrap page stack narrow">
      <h1 className="step-3">Sign-in diagnosis</h1>
      <p>What the server makes of this browser. The page is part of the sandbox only.</p>
      <table className="ledger num">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className="step-2">The same for programs</h2>
      <ul className="plain ruled">
        {CALLS.map((path) => (
          <li key={path}>
            <a className="target" href={`/api/v1/${path}`}>{`/api/v1/${path}`}</a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button primary" href={userId ? "/profile" : "/signin?redirect=%2Fprofile-test"}>
          {userId ? "Open the profile" : "Sign in"}
        </a>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
