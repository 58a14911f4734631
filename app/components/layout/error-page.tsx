import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "@remix-run/react";

interface KnownError {
  message?: string;
  traceId?: string;
}

/** The failure of a page: says what happened, offers a way on, and names the trace id for support (CHECKLIST ERR-01, ERR-02). */
export function ErrorPage({ error }: { error: unknown }) {
  const location = useLocation();
  const root = useRouteLoaderData<{ traceId: string }>("root");
  const known = isRouteErrorResponse(error) ? (error.data as KnownError | string | null) : null;
  const details = typeof known === "object" ? known : null;
  const traceId = details?.traceId ?? root?.traceId;
  return (
    <section className="wrap section stack narrow">
      <h1>Something went wrong</h1>
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
    </section>
  );
}
