import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import { StandIn } from "#app/components/layout/stand-in";

/** The page of an invitation that is not there any more, or could not be shown. */
export function JoinError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <StandIn>
        <h1 className="step-3">No invitation here</h1>
        <p>{(error.data as { message?: string }).message}</p>
        <p>
          <a className="button primary" href="/explore">
            Look around
          </a>
        </p>
      </StandIn>
    );
  }
  return <ErrorPage error={error} />;
}
