import type { HeadersFunction, LoaderFunctionArgs, MetaFunction, LinksFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { Location, ShouldRevalidateFunction } from "@remix-run/react";
import { Suspense, useContext } from "react";
import type { ReactNode } from "react";
import { PRODUCT } from "./config/product";
import { env, real } from "./config/env.server";
import { imprintOf } from "./config/operator";
import { realityNote } from "./config/reality-words";
import { ErrorPage } from "./components/layout/error-page";
import { isUnanswered } from "./components/forms/unanswered";
import { LookAgain } from "./components/layout/look-again";
import { NonceContext } from "./components/layout/nonce";
import type { PageHandle } from "./components/layout/page-handle";
import { sheetOf } from "./components/layout/sheet-of";
import { Shell } from "./components/layout/shell";
import { MaintenancePage } from "./components/layout/maintenance-page";
import { takeToast } from "#app/http/answer/cookies.server";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE } from "#app/http/answer/responses.server";
import { ownerName } from "./modules/offline/owner-name.server";
import gloock from "./components/styles/fonts/gloock-latin.woff2?url";
import jost from "./components/styles/fonts/jost-latin.woff2?url";

export const links: LinksFunction = () => [
  { rel: "preload", href: jost, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: gloock, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/icon-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = () => [{ title: PRODUCT.name }];

/** The data of the shell: the account that is signed in, and the message of the last action. */
export async function loader(args: LoaderFunctionArgs) {
  if (env().MAINTENANCE) throw data({ maintenance: true }, { status: 503, headers: { "Retry-After": "600" } });
  const ctx = ctxOf(args);
  const { operator } = env();
  // A profile that cannot be read is the page's own concern: the shell then shows no name, and tells the device nothing
  // of its owner, since a device that hears of another owner deletes what it keeps.
  const [user, taken] = await Promise.all([findUser(args).catch(() => null), takeToast(args.request)]);
  const headers = new Headers();
  if (taken) headers.append("Set-Cookie", taken.clear);
  return data(
    {
      origin: ctx.origin,
      /** The account's name as the device knows it; none where the account could not be read. */
      owner: user === null ? null : ownerName(user?.id),
      user: user ? { firstName: user.firstName, isAdmin: user.isAdmin } : null,
      toast: taken?.toast ?? null,
      traceId: ctx.traceId,
      real: real(),
      note: [realityNote(real()), operator && imprintOf(operator)].filter(Boolean).join(" "),
    },
    { headers },
  );
}

/**
 * A page that reads itself again in the background keeps its shell: reading the shell too would take the message of the
 * last action away, seen or not. A page whose form was refused or got no answer keeps it as well: on a line that just
 * failed, reading would replace the words beside the form with an error.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  actionResult,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  actionStatus < 400 &&
  !isUnanswered(actionResult) &&
  (formMethod !== undefined || currentUrl.href !== nextUrl.href);

export type RootData = Awaited<ReturnType<typeof loader>>["data"];

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", CACHE.private);
  return headers;
};

/**
 * The key under which a scroll position is kept. Links within a page that the router does not follow all have the key
 * "default": by that alone the second link would lead back to where the first was pressed.
 */
function scrollKey({ key, pathname, search, hash }: Pick<Location, "key" | "pathname" | "search" | "hash">): string {
  return key === "default" ? pathname + search + hash : key;
}

/** Where a page would be drawn that cannot be drawn at all, or that waits for something; no page of ours waits. */
function NoPage(): never {
  throw new Error("The page could not be drawn");
}

/**
 * The boundary that the browser has around the whole framework (entry.client.tsx), as the server draws it: around the
 * document alone, because the framework's server puts its data behind it.
 */
function Boundary({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? <Suspense fallback={<NoPage />}>{children}</Suspense> : children;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const root = useRouteLoaderData<typeof loader>("root");
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const isPlain = handle?.scripts === "none";
  return (
    <Boundary>
      <html lang="en" data-plain={isPlain ? "" : undefined} data-frame={handle?.frame}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content="#fbf5e9" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#0e1f20" media="(prefers-color-scheme: dark)" />
          <Meta />
          {handle?.looksAgain?.(match?.data) && <LookAgain />}
          <link rel="stylesheet" href={sheetOf(match?.id ?? "", isPlain)} />
          <Links />
          <script
            type="module"
            async
            src={import.meta.env.DEV ? "/app/page-script/enhance.client.ts" : "/enhance.js"}
            nonce={nonce}
            suppressHydrationWarning
          />
        </head>
        <body>
          <Shell
            user={root?.user ?? null}
            toast={root?.toast ?? null}
            toastKey={root?.traceId}
            tab={handle?.tab}
            note={root?.note ?? ""}
          >
            {children}
          </Shell>
          {/* A framework that leads to a plain page goes on there, and begins it at its top. */}
          {isPlain && import.meta.env.SSR ? null : (
            <>
              <ScrollRestoration nonce={nonce} getKey={scrollKey} />
              <Scripts nonce={nonce} />
            </>
          )}
        </body>
      </html>
    </Boundary>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && (error.data as { maintenance?: boolean } | null)?.maintenance)
    return <MaintenancePage />;
  return <ErrorPage error={error} />;
}
