import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import { TripMissing } from "./trip-missing";

/**
 * The failure of every page about one trip: it is not there (CHECKLIST TRIP-23 to TRIP-25), or something went wrong.
 */
export function TripError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 403))
    return <TripMissing message={(error.data as { message?: string } | null)?.message} />;
  return <ErrorPage error={error} />;
}
