import { withoutLastSlashes } from "#app/shared/bounded-text";

/**
 * Counts read pages for visitors who agreed to that (CHECKLIST LEGAL-07, LEGAL-08). Nothing is counted without a yes,
 * and a browser that asks not to be tracked counts as a no.
 */

export type Answer = "yes" | "no";

/** Cookie that keeps the answer; its value is "measuring:yes" or "measuring:no". */
export const PREFERENCES_COOKIE = "preferences";
/** Cookie with the random number of a browser that said yes. */
export const ANALYTICS_COOKIE = "analytics_id";

const READER = /^[\w-]{43}$/;

/** The measuring choice in the cookies and headers of a request. */
export interface Stance {
  /** The visitor's answer; undefined before any answer. */
  answer?: Answer;
  /** The browser asks every site not to track (Global Privacy Control, Do Not Track). */
  isAskedNotTo: boolean;
  /** The number of this browser, where it has one. */
  reader?: string;
}

/** Headers of a request by their lower-case names. */
type HeaderOf = (name: string) => string | null | undefined;

function cookieOf(cookies: string, name: string): string | undefined {
  return cookies
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Reads the measuring choice of a request. */
export function stanceOf(header: HeaderOf): Stance {
  const cookies = header("cookie") ?? "";
  const answer = /^measuring:(yes|no)$/.exec(cookieOf(cookies, PREFERENCES_COOKIE) ?? "")?.[1] as Answer | undefined;
  const reader = cookieOf(cookies, ANALYTICS_COOKIE);
  return {
    answer,
    isAskedNotTo: header("sec-gpc") === "1" || header("dnt") === "1",
    reader: reader !== undefined && READER.test(reader) ? reader : undefined,
  };
}

/** The number under which a page may be noted; undefined where it may not. */
export function readerToNote({ answer, isAskedNotTo, reader }: Stance): string | undefined {
  return answer === "yes" && !isAskedNotTo ? reader : undefined;
}

/** The events that are noted beside pages (CHECKLIST SURP-25). */
export type EventName =
  | "paywall_purchase_clicked"
  | "surprise_me_clicked"
  | "surprise_preview_viewed"
  | "surprise_paywall_shown"
  | "surprise_candidate_selected"
  | "surprise_regenerate_clicked";

/** Pages that are the same for everybody are noted by their path. */
const SAID_WHOLE =
  /^\/(|(explore|destinations?|guides|legal|sample-itinerary|features)(\/[\w-]+)?|about|how-it-works|help|press|careers|contact|pricing|start|offline|signin|signup)$/;
const STEP = /^\/planner\/(start|flight|hotel|bring|booking|itinerary)$/;
const LONGEST = 80;

/**
 * A page as it is noted: of a path with the number of a trip or the key of a link only the first part is kept, as
 * "/trips/…".
 */
export function notedPath(pathname: string): string {
  const path = withoutLastSlashes(pathname.toLowerCase());
  if ((SAID_WHOLE.test(path) || STEP.test(path)) && path.length <= LONGEST) return path;
  return `/${path.split("/")[1]!.slice(0, LONGEST)}/…`;
}
