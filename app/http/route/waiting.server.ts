import type { data } from "@remix-run/node";
import type { WaitedAnswer } from "#app/modules/offline/waiting";
import { problemOf } from "#app/shared/form-problem";
import { takeToast } from "../answer/cookies.server";

type DataAnswer = ReturnType<typeof data<unknown>>;

const pairOf = (cookie: string): string => cookie.split(";")[0] ?? "";

function isDataAnswer(answer: unknown): answer is DataAnswer {
  return typeof answer === "object" && answer !== null && "data" in answer && "init" in answer;
}

const json = (answer: WaitedAnswer, status: number, headers?: Headers): Response =>
  Response.json(answer, { status, headers: [...(headers ?? []), ["Cache-Control", "no-store"]] });

/** What the page after a form would have said, which no page says again, as the answer; other cookies stay. */
async function ofPageAfter(response: Response, request: Request): Promise<Response> {
  const cookies = response.headers.getSetCookie();
  const read = await Promise.all(
    cookies.map((cookie) => takeToast(new Request(request.url, { headers: { Cookie: pairOf(cookie) } }))),
  );
  const said = read.find((taken) => taken !== undefined)?.toast;
  const headers = new Headers();
  cookies.forEach((cookie, index) => {
    if (!read[index]) headers.append("Set-Cookie", cookie);
  });
  if (said?.kind === "error") return json(problemOf(said.text), 409, headers);
  return json({ said: said?.text ?? null }, 200, headers);
}

/** The parts of a refusal that a device shows; it has the typed values itself. */
function problemIn(answer: unknown): WaitedAnswer {
  const { fields, message, stands } = { ...(answer as Partial<Exclude<WaitedAnswer, { said: unknown }>>) };
  return { ...problemOf(message ?? null), fields: fields ?? {}, ...(stands !== undefined && { stands }) };
}

/**
 * The answer of a page's action to a form that waited on a device, in the one shape that the device reads: what the
 * next page would have said, or the problem.
 * @param act the action; what it throws as an answer is an answer
 */
export async function answerDevice(act: () => Promise<unknown>, request: Request): Promise<Response> {
  const answer = await act().catch((thrown: unknown) => {
    if (thrown instanceof Response || isDataAnswer(thrown)) return thrown;
    throw thrown;
  });
  if (answer instanceof Response)
    return answer.status < 400
      ? ofPageAfter(answer, request)
      : json(problemOf(await answer.text()), answer.status, new Headers({ ...retryAfterOf(answer.headers) }));
  if (!isDataAnswer(answer)) return json({ said: null }, 200);
  const status = answer.init?.status ?? 200;
  const headers = new Headers(retryAfterOf(new Headers(answer.init?.headers)));
  return status < 400 ? json({ said: null }, status) : json(problemIn(answer.data), status, headers);
}

function retryAfterOf(headers: Headers): Record<string, string> {
  const after = headers.get("Retry-After");
  return after === null ? {} : { "Retry-After": after };
}
