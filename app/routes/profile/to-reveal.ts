import { redirect } from "@remix-run/node";

/** The shorter address of the reveal (CHECKLIST ROUTE-64). */
export function loader() {
  return redirect("/profile/revealing");
}

/** A form that is sent here leads on like a link. */
export { loader as action };
