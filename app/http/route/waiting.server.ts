import { SAID_HEADER, WAITING_HEADER } from "#app/modules/offline/waiting-forms";
import { takeToast } from "../answer/cookies.server";

const pairOf = (cookie: string): string => cookie.split(";")[0] ?? "";

/**
 * The answer to a form that waited on a device: the message for the next page goes to the device at once, in a header,
 * and no page says it again. Any other answer stays as it is.
 */
export async function sayToDevice(response: Response, request: Request): Promise<Response> {
  if (!request.headers.has(WAITING_HEADER)) return response;
  const cookies = response.headers.getSetCookie();
  const read = await Promise.all(
    cookies.map((cookie) => takeToast(new Request(request.url, { headers: { Cookie: pairOf(cookie) } }))),
  );
  const said = read.find((taken) => taken !== undefined)?.toast;
  if (!said) return response;
  const headers = new Headers(response.headers);
  headers.delete("Set-Cookie");
  cookies.forEach((cookie, index) => {
    if (!read[index]) headers.append("Set-Cookie", cookie);
  });
  headers.set(SAID_HEADER, encodeURIComponent(JSON.stringify(said)));
  return new Response(response.body, { status: response.status, headers });
}
