import { redirectWithToast } from "../answer/responses.server";

/** Whether a visitor opens the address in a browser; a page that asks for one of its files does not count. */
function isOpened(headers: Headers): boolean {
  return headers.get("Sec-Fetch-Dest") === "document" || (headers.get("Accept") ?? "").includes("text/html");
}

/**
 * The answer of an unknown address: the home page, which says so (CHECKLIST ROUTE-67); a file that a page asks for is
 * not found.
 */
export async function answerUnknown({ method, url, headers }: Request): Promise<Response> {
  const isRead = method === "GET" || method === "HEAD";
  const isFile = /\.[a-z0-9]{2,12}$/i.test(new URL(url).pathname.replace(/\.data$/, ""));
  if (isRead && isFile && !isOpened(headers))
    return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const answer = await redirectWithToast("/", { kind: "info", text: "That page doesn't exist" });
  answer.headers.set("Cache-Control", "no-store");
  return new Response(null, { status: isRead ? 302 : 303, headers: answer.headers });
}
