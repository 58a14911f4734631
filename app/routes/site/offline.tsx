import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE } from "#app/http/answer/responses.server";
import { WaitingForms } from "#app/modules/offline/ui/waiting-forms";
import { DeviceContents } from "#app/modules/offline/ui/device-contents";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "On this device · Voyance" },
  { name: "description", content: "The trips and pages that open offline." },
  { name: "robots", content: "noindex" },
  ...canonical(args),
];

/** The page is the same for everybody; the service worker shows it in place of pages that are not on the device. */
export function loader() {
  return data(null, { headers: { "Cache-Control": CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OfflineRoute() {
  return (
    <div className="wrap page stack narrow wide-gap">
      <header className="stack">
        <h1 className="step-3" data-device-title>
          On this device
        </h1>
        <p className="lede" data-device-lede>
          Pages you&apos;ve read, and your trips in the next 60 days, open here offline.
        </p>
      </header>
      <WaitingForms />
      <DeviceContents />
      <p className="row">
        <Link className="button" to="/trip/dashboard">
          Your Trips
        </Link>
        <Link className="button" to="/explore">
          Explore
        </Link>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
