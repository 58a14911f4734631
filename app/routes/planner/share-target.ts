import type { LoaderFunctionArgs } from "@remix-run/node";
import { queryOf } from "#app/http/route/query.server";
import { seeOther } from "#app/http/answer/responses.server";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { placeInText } from "#app/modules/catalogue/places/place-in-text";

/** The letters of a shared text that are searched for where it names no place of ours. */
const MOST_LETTERS = 80;

/**
 * Takes a share from another app (see the manifest): a text that names a place begins a plan for it; any other text
 * becomes a search. Nothing is stored, and no link in it is opened.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  const shared = queryOf(request);
  const title = shared.get("title") ?? "";
  const text = shared.get("text") ?? "";
  // Some apps put the link into the text.
  const link = shared.get("url") || (/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  const words = `${title} ${text}`.replace(/https?:\/\/\S+/g, " ").trim();
  const place = placeInText(words, link, listDestinations());
  if (place) return seeOther(`/planner?destination=${place.slug}`);
  const search = (title || words).trim().slice(0, MOST_LETTERS);
  return seeOther(search ? `/explore?q=${encodeURIComponent(search)}` : "/explore");
}
