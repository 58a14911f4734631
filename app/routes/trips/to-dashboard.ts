import { redirect } from "@remix-run/node";

/** Shorter addresses of the trips dashboard (CHECKLIST ROUTE-52). */
export function loader() {
  return redirect("/trip/dashboard");
}
