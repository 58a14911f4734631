import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "@remix-run/react";
import { StandIn } from "./stand-in";

interface KnownError {
  message?: string;
  traceId?: string;
}

/**
 * Failures that are no fault of ours or the traveller's, by status: the heading, the advice where nothing more is
 * known, and the button.
 */
const NO_FAULT: Record<number, readonly [heading: string, advice: string, again?: string]> = {
  403: ["This page isn't open to you", "It may belong to another account. Sign in with that one, or go home."],
  409: [
    "This has changed in the meantime",
    "It was changed in another window or by somebody else. Reload the page to see how it stands now.",
    "Reload the page",
  ],
  429: ["That was a lot at once", "Please wait a minute, then try again.", "Try Again"],
};

/** No answer came to a form or a link. What was typed is kept (page-script/press.client.ts). */
const LOST: (typeof NO_FAULT)[number] = [
  "We can't reach Voyance just now",
  "What you typed is kept. Check your connection, then try again.",
  "Try Again",
];

/** Whether a request of the framework got no answer: browsers report that as a TypeError of their own wording. */
function isLostLine(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}

/**
 * The failure of a page: says what happened and offers a way on. A fault of ours names the trace id for support
 * (CHECKLIST ERR-01, ERR-02); a page that does not exist, or not now, is no fault.
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
  const isLost = isLostLine(error);
  const noFault = isRouteErrorResponse(error) ? NO_FAULT[error.status] : isLost ? LOST : undefined;
  const [heading, advice, again] = noFault ?? [
    "Something went wrong",
    "We're sorry, but something unexpected happened. Please try refreshing the page.",
    "Try Again",
  ];
  const traceId = noFault ? undefined : (details?.traceId ?? root?.traceId);
  return (
    <StandIn>
      <h1 className="step-3">{heading}</h1>
      <p>{details?.message ? details.message : advice}</p>
      <p className="row">
        {again && (
          <a
            className="button primary"
            href={location.pathname + location.search}
            data-no-answer={isLost ? "" : undefined}
          >
            {again}
          </a>
        )}
        <a className={again ? "button" : "button primary"} href="/">
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
