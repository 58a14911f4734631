import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "@remix-run/react";
import { StandIn } from "./stand-in";

interface KnownError {
  message?: string;
  traceId?: string;
}

/**
 * The failure of a page: says what happened and offers a way on. What went wrong here names the trace id for support
 * (CHECKLIST ERR-01, ERR-02); what is not there is nobody's fault, and trying again would not help.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const location = useLocation();
  const root = useRouteLoaderData<{ traceId: string }>("root");
  const known = isRouteErrorResponse(error) ? (error.data as KnownError | string | null) : null;
  const details = typeof known === "object" ? known : null;
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <StandIn>
        <h1 className="step-3">We couldn&apos;t find that</h1>
        <p>{details?.message ?? "The page may have moved, or the link is incomplete."}</p>
        <p>
          <a className="button primary" href="/">
            Go home
          </a>
        </p>
      </StandIn>
    );
  const traceId = details?.traceId ?? root?.traceId;
  return (
    <StandIn>
      <h1 className="step-3">Something went wrong</h1>
      <p>
        {details?.message
          ? details.message
          : "We're sorry, but something unexpected happened. Please try refreshing the page."}
      </p>
      <p className="row">
        <a className="button primary" href={location.pathname + location.search}>
          Try Again
        </a>
        <a className="button" href="/">
          Go home
        </a>
      </p>
      {traceId && (
        <p className="meta">
          If you write to us, please quote <code>{traceId}</code>.
        </p>
      )}
    </StandIn>
  );
}
