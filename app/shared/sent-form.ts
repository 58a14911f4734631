/** Why a form that a script sent got no answer of its own; "late": the script itself gave up waiting. */
export type Unanswered = "late" | "timeout" | "network" | "ours";

/** The sentences for a form without words of its own. */
export const NOT_SENT: Record<Unanswered, string> = {
  late: "We got no answer in time. What you typed is still here; please send it again.",
  timeout: "We got no answer in time. What you typed is still here; please send it again.",
  network: "We can't reach Voyance just now. What you typed is still here; send it again in a moment.",
  ours: "Something went wrong on our side. What you typed is still here; send it again in a moment.",
};

/** The statuses by which a server or a proxy reports that the answer took too long. */
const TIMED_OUT = [408, 504];

/**
 * The failure that a status reports: "timeout" for an answer that took too long, "ours" for a fault of the server or of
 * the proxy before it; undefined for an answer about the form itself.
 */
export function failureOf(status: number): "timeout" | "ours" | undefined {
  if (TIMED_OUT.includes(status)) return "timeout";
  return status >= 500 ? "ours" : undefined;
}

interface Ways {
  /** Whether the server answers a health check just now. */
  isReached: () => Promise<boolean>;
  /** Milliseconds after which the answer is given up; without it the browser's own patience counts. */
  patienceMs?: number;
  send?: (url: string, init: RequestInit) => Promise<Response>;
  isOnline?: () => boolean;
}

/**
 * Sends a form and judges what became of it, by the answer's status and never by the text of an exception.
 * @returns the answer, with the failure that its status reports; or why there is none: a server that can be reached
 * but dropped this request has timed out, every other lost request is one of the network
 */
export async function sendForm(
  url: string,
  init: RequestInit,
  { isReached, patienceMs, send = (...sent) => fetch(...sent), isOnline = () => navigator.onLine }: Ways,
): Promise<{ answer: Response; failure?: Unanswered } | { answer?: undefined; failure: Unanswered }> {
  const patience = new AbortController();
  const timer = patienceMs === undefined ? undefined : setTimeout(() => patience.abort(), patienceMs);
  try {
    const answer = await send(url, { ...init, method: "POST", signal: patience.signal });
    return { answer, failure: failureOf(answer.status) };
  } catch {
    if (patience.signal.aborted) return { failure: "late" };
    return { failure: isOnline() && (await isReached()) ? "timeout" : "network" };
  } finally {
    clearTimeout(timer);
  }
}
