import { redirect } from "@remix-run/node";

/** The older address of the profile (CHECKLIST ROUTE-65). */
export function loader() {
  return redirect("/profile");
}

/** A form that is sent here leads on like a link. */
export { loader as action };
