import { redirect } from "@remix-run/node";

/** The answer of an address that nothing stands under: files are not found, anything else goes home (CHECKLIST ROUTE-67). */
export function answerUnknown({ method, url }: Pick<Request, "method" | "url">): Response {
  if (method !== "GET" && method !== "HEAD") return redirect("/", { status: 303 });
  if (/\.[a-z0-9]{2,12}$/i.test(new URL(url).pathname))
    return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return redirect("/", { status: 302, headers: { "Cache-Control": "no-store" } });
}
