import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { deviceKeyOf } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { pendingSaveCookie } from "#app/http/answer/cookies.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { MARK_KINDS, markDestination, unmarkDestination } from "#app/modules/profile/marks.server";
import { markInWords } from "#app/modules/matching/mark-words";

const markForm = z.object({
  destination: z.string().max(80),
  kind: z.enum(MARK_KINDS),
  intent: z.enum(["mark", "unmark"]),
  returnTo: z.string().max(2000).optional(),
});

/** Save, "not for me" and "I have been there", from any page. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const sent = readSubmission(form, markForm);
  const place = sent.status === "success" ? findDestination(sent.value.destination) : undefined;
  if (sent.status === "error" || !place)
    return new Response("We don't know that place. Go back and try again.", {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  const { kind, intent } = sent.value;
  const back = safeRedirect(sent.value.returnTo, `/destination/${place.slug}`);
  const user = await findUser(args);
  if (!user)
    return redirectWithToast(
      `/signin?redirect=${encodeURIComponent(back)}`,
      { kind: "info", text: `Please sign in to continue. We'll save ${place.name} for you.` },
      [await pendingSaveCookie(place.slug)],
    );
  if (intent === "unmark") {
    await unmarkDestination(ctxOf(args), user.id, place.slug, kind, deviceKeyOf(form));
    return redirectWithToast(back, { kind: "info", text: `Undone for ${place.name}.` });
  }
  await markDestination(ctxOf(args), user.id, place.slug, kind, deviceKeyOf(form));
  return redirectWithToast(back, { kind: "success", text: markInWords(kind, place.name) });
}

/** The address of the forms is not a page. */
export function loader() {
  return seeOther("/profile");
}
