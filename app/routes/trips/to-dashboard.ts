import { redirect } from "@remix-run/node";
import { redirectWithToast } from "#app/http/answer/responses.server";
import { BOOKING_TEXT } from "#app/modules/booking/rules/booking";

/** Shorter addresses of the trips dashboard (CHECKLIST ROUTE-52). */
export function loader() {
  return redirect("/trip/dashboard");
}

/** A trip's form without its trip: the dashboard says what is missing (CHECKLIST BOOK-01). */
export function action() {
  return redirectWithToast("/trip/dashboard", { kind: "error", text: BOOKING_TEXT.tripIdMissing });
}
