import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/context.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/form.server";
import { findUser } from "#app/http/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/responses.server";
import { ticketNote } from "#app/modules/travellers/latin-name";
import { getOwnSeat, keepOwnSeat, takeBackOwnSeat } from "#app/modules/travellers/own-seat.server";
import { PASSPORT_CHOICES } from "#app/modules/travellers/passport-countries";
import { maskTraveller } from "#app/modules/travellers/traveller";
import { emptyTexts } from "#app/modules/travellers/traveller-fields";
import { problemsOf, readTraveller, textsOf } from "#app/modules/travellers/traveller-rules";
import { problemsIn, textsSent, travellersFormSchema } from "#app/modules/travellers/travellers-form";
import { OWN, OwnSeatView } from "#app/modules/travellers/ui/own-seat-view";
import type { OwnSeatPage } from "#app/modules/travellers/ui/own-seat-view";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction = () => [
  { title: `Your details · ${PRODUCT.name}` },
  { name: "description", content: "What airlines ask of everybody who flies: name, day of birth, passport." },
  { name: "robots", content: "noindex" },
];
/** The address is the key, as that of the invitation. */
export const headers: HeadersFunction = () => ({
  "Cache-Control": CACHE.private,
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const token = args.params.token ?? "";
  try {
    const user = await findUser(args);
    const { trip, ownerName, asked, traveller, fit, fixed } = await getOwnSeat(ctx, token, user?.id);
    const page: OwnSeatPage = {
      back: `/join/${encodeURIComponent(token)}`,
      place: trip.destination.name,
      ownerName,
      asked,
      fixed,
      texts: traveller ? textsOf(traveller) : emptyTexts(),
      told: traveller ? maskTraveller(traveller) : null,
      passportEnds: traveller?.document?.number.slice(-3) ?? null,
      onTicket: traveller ? (ticketNote(traveller.givenName, traveller.familyName) ?? null) : null,
      errors: traveller ? problemsIn(OWN, problemsOf(traveller, fit)) : {},
      countries: PASSPORT_CHOICES,
    };
    return page;
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const token = args.params.token ?? "";
  const here = `/join/${encodeURIComponent(token)}/details`;
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(["keep", "take-back"]));
  const sent = readSubmission(form, travellersFormSchema([OWN]));
  const refuse = (problem: Partial<FormProblem>, status: number) => data({ ...sent.problem, ...problem }, { status });
  if (pressed.status === "error") return refuse({ message: pressed.problem.message }, 400);
  if (sent.status === "error") return refuse({}, 422);
  try {
    const user = await findUser(args);
    const seat = await getOwnSeat(ctx, token, user?.id);
    if (pressed.value.intent === "take-back") {
      await takeBackOwnSeat(ctx, seat, token, user?.id);
      return await redirectWithToast(here, { kind: "info", text: "Your details are deleted." });
    }
    const texts = textsSent(sent.value, OWN);
    const kept = seat.traveller?.document?.number ?? "";
    const number = texts.passportNumber || (texts.passportCountry === "" ? "" : kept);
    const read = readTraveller({ ...texts, passportNumber: number }, seat.fit);
    if ("problems" in read) return refuse({ fields: problemsIn(OWN, read.problems) }, 422);
    await keepOwnSeat(ctx, seat, token, user?.id, read.traveller);
    return await redirectWithToast(here, { kind: "success", text: "Your details are saved. Thank you." });
  } catch (error) {
    if (isAppError(error) && error.code === "CONFLICT") return refuse({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function JoinDetailsRoute() {
  return <OwnSeatView page={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
