import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";

/** Files that are not there are not found; any other unknown path goes home (CHECKLIST ROUTE-67). */
export function loader({ request }: LoaderFunctionArgs) {
  if (/\.[a-z0-9]{2,12}$/i.test(new URL(request.url).pathname))
    return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return redirect("/", { status: 302, headers: { "Cache-Control": "no-store" } });
}

export function action(_args: ActionFunctionArgs) {
  return redirect("/", { status: 303 });
}
