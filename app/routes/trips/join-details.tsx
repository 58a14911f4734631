import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { KNOWN, OWN } from "#app/modules/travellers/own-seat-page";
import type { OwnSeatPage, ShownSeat } from "#app/modules/travellers/own-seat-page";
import {
  getOwnSeat,
  keepOwnSeat,
  openOwnSeat,
  shownOf,
  takeBackOwnSeat,
} from "#app/modules/travellers/own-seat.server";
import { PASSPORT_CHOICES } from "#app/modules/travellers/passport-countries";
import { readTraveller } from "#app/modules/travellers/traveller-rules";
import { problemsIn, textsSent, travellersFormSchema } from "#app/modules/travellers/travellers-form";
import { OwnSeatView } from "#app/modules/travellers/ui/own-seat-view";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction = () => [
  { title: `Your details · ${PRODUCT.name}` },
  { name: "description", content: "What airlines ask of everybody who flies: name, day of birth, passport." },
  { name: "robots", content: "noindex" },
];
const WRONG_DATE = "That isn't the date of birth we have. Try again, or enter all of your details anew";

/** The address is the key, as that of the invitation is. */
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
    const seat = await getOwnSeat(ctx, token, user?.id);
    const { trip, ownerName, asked, isTold, fit, fixed } = seat;
    const traveller = await openOwnSeat(ctx, seat, token, user?.id);
    const page: OwnSeatPage = {
      back: `/join/${encodeURIComponent(token)}`,
      place: trip.destination.name,
      ownerName,
      asked,
      fixed,
      isTold,
      shown: traveller ? shownOf(traveller, fit, null) : null,
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
  const pressed = readSubmission(form, buttonSchema(["keep", "show", "change", "take-back"]));
  const sent = readSubmission(form, travellersFormSchema([OWN], [KNOWN]));
  const answer = (problem: Partial<FormProblem>, status: number, shown: ShownSeat | null = null) =>
    data({ ...sent.problem, ...problem, shown }, { status });
  if (pressed.status === "error") return answer({ message: pressed.problem.message }, 400);
  if (sent.status === "error") return answer({}, 422);
  try {
    const user = await findUser(args);
    const seat = await getOwnSeat(ctx, token, user?.id);
    if (pressed.value.intent === "take-back") {
      await takeBackOwnSeat(ctx, seat, token, user?.id);
      return await redirectWithToast(here, { kind: "info", text: "Your details are deleted." });
    }
    const texts = textsSent(sent.value, OWN);
    const isAnew = pressed.value.intent === "keep";
    const known = sent.value[KNOWN] ?? "";
    // Stored details are shown only with the birth date, or to the account that entered them.
    const before = isAnew ? undefined : await openOwnSeat(ctx, seat, token, user?.id, known);
    if (!isAnew && !before) return answer({ fields: { [KNOWN]: [WRONG_DATE] } }, 422);
    const shown = before ? shownOf(before, seat.fit, known) : null;
    if (pressed.value.intent === "show") return data({ shown });
    const number = texts.passportNumber || (texts.passportCountry === "" ? "" : (before?.document?.number ?? ""));
    const read = readTraveller({ ...texts, passportNumber: number }, seat.fit);
    if ("problems" in read) return answer({ fields: problemsIn(OWN, read.problems) }, 422, shown);
    await keepOwnSeat(ctx, seat, token, user?.id, read.traveller);
    return await redirectWithToast(here, { kind: "success", text: "Your details are saved. Thank you." });
  } catch (error) {
    if (isAppError(error) && (error.code === "CONFLICT" || error.code === "RATE_LIMITED"))
      return answer({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function JoinDetailsRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OwnSeatView
      page={{ ...page, shown: answer?.shown ?? page.shown }}
      problem={answer && "fields" in answer ? answer : undefined}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
