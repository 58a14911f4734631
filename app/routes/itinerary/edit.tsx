import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage, basisOfForm } from "#app/http/basis.server";
import { readForm, readSubmission } from "#app/http/form.server";
import { ctxOf } from "#app/http/context.server";
import { requireUser } from "#app/http/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/responses.server";
import { VIBES } from "#app/modules/catalogue/vocabulary";
import { holidayLines } from "#app/modules/catalogue/catalogue.server";
import { VibeGroup } from "#app/modules/catalogue/ui/vibe-group";
import type { Itinerary } from "#app/modules/itinerary/itinerary";
import { PACES, isVisit } from "#app/modules/itinerary/itinerary";
import { roomMadeText } from "#app/modules/itinerary/make-room";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { StopActions } from "#app/modules/itinerary/ui/stop-actions";
import { editDays, listAddablePlaces, regenerateDays } from "#app/modules/trips/days.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { toTripView } from "#app/modules/trips/trip-view";
import { getTrip } from "#app/modules/trips/trips.server";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { isAppError } from "#app/shared/app-error";
import { formatShortDate } from "#app/shared/format";

export const handle: PageHandle = { tab: "trips" };
export const meta: MetaFunction = () => [
  { title: "Change the days · Voyance" },
  { name: "description", content: "Lock, move, add and take out stops; the days are planned again around them." },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    // Whoever sends a change of days that another choice has taken away hears that it was not made.
    if (!trip.itinerary)
      throw await redirectWithToast(`/itinerary/${trip.id}`, {
        kind: "info",
        text: "There are no days to change just now: plan them first.",
      });
    return {
      trip: toTripView(trip),
      basis: basisForPage(trip),
      holidays: holidayLines(trip.destination.slug, trip.itinerary.days),
      preferences: trip.preferences,
      units: (await getPreferences(user.id)).units,
      ideas: (await listAddablePlaces(trip)).map((place) => ({
        value: place.id,
        label: `${place.name}, ${place.district}`,
      })),
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const placeId = z.string().max(80);
const actionSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["lock-stop", "unlock-stop", "remove-stop", "add-stop"]), placeId }),
  z.object({ intent: z.literal("move-stop"), placeId, date: z.iso.date() }),
  z.object({ intent: z.literal("make-room"), placeId, page: z.enum(["trip", "days"]) }),
  z.object({ intent: z.literal("change-wishes"), pace: z.enum(PACES), interests: z.array(z.enum(VIBES)).default([]) }),
]);
const KINDS = {
  "lock-stop": "lockStop",
  "unlock-stop": "unlockStop",
  "remove-stop": "removeStop",
  "add-stop": "addStop",
  "make-room": "addStop",
} as const;

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const sent = readSubmission(form, actionSchema);
  if (sent.status === "error")
    return data({ problem: "That change is not known. Reload the page and try again." }, { status: 422 });
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    const back = `/itinerary/${trip.id}/edit`;
    if (sent.value.intent === "change-wishes") {
      const { pace, interests } = sent.value;
      await regenerateDays(ctx, trip, user, { pace, interests }, basisOfForm(form));
      return await redirectWithToast(back, { kind: "success", text: "Itinerary regenerated successfully!" });
    }
    const edit =
      sent.value.intent === "move-stop"
        ? ({ kind: "moveStop", placeId: sent.value.placeId, date: sent.value.date } as const)
        : { kind: KINDS[sent.value.intent], placeId: sent.value.placeId };
    const done = await editDays(ctx, trip, user, edit, basisOfForm(form));
    if ("refused" in done) return data({ problem: done.refused }, { status: 409 });
    const dayOf = (plan: Itinerary | undefined) =>
      plan?.days.find((one) => one.items.some((item) => item.placeId === edit.placeId));
    // Of a stop that is gone, the day it was in.
    const day = dayOf(done.trip.itinerary) ?? dayOf(trip.itinerary);
    if (sent.value.intent === "make-room")
      return await redirectWithToast(
        `/${sent.value.page === "trip" ? "trips" : "itinerary"}/${trip.id}${day ? `#day-${day.dayNumber}` : ""}`,
        { kind: "success", text: roomMadeText(trip.itinerary, done.trip.itinerary, edit.placeId) },
      );
    return await redirectWithToast(day ? `${back}#day-${day.dayNumber}` : back, {
      kind: "success",
      text: "Your days are changed.",
    });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return data({ problem: error.message }, { status: error.status });
    throw toRouteError(error, ctx);
  }
}

export default function EditItineraryRoute() {
  const { trip, basis, holidays, preferences, units, ideas } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const days = trip.itinerary?.days ?? [];
  return (
    <div className="wrap page stack wide-gap">
      <p>
        <Link to={`/trips/${trip.id}`}>Back to the trip</Link>
      </p>
      <h1 className="step-3">Change your days in {trip.destination}</h1>
      <FormErrors message={problem} />
      <div className="split">
        <section aria-label="Days">
          <DayList
            days={days}
            units={units}
            holidays={holidays}
            actions={(item, day) =>
              isVisit(item) ? (
                <StopActions
                  item={item}
                  otherDays={days
                    .filter((one) => one.date !== day.date)
                    .map((one) => ({ value: one.date, label: formatShortDate(one.date) }))}
                >
                  <TripBasis {...basis} />
                </StopActions>
              ) : null
            }
          />
        </section>
        <aside className="stack wide-gap">
          <Form method="post" className="panel stack">
            <TripBasis {...basis} />
            <h2 className="step-1">Add a place</h2>
            <SelectField label="Place" name="placeId" options={ideas} />
            <SubmitButton isPrimary={false} busy="Fitting it in…" name="intent" value="add-stop">
              Fit it in
            </SubmitButton>
          </Form>
          <Form method="post" className="panel stack">
            <TripBasis {...basis} />
            <h2 className="step-1">Plan the days again</h2>
            <p className="meta">Locked stops stay.</p>
            <SelectField
              label="Pace"
              name="pace"
              defaultValue={preferences.pace}
              options={PACES.map((pace) => ({ value: pace, label: pace[0]!.toUpperCase() + pace.slice(1) }))}
            />
            <VibeGroup name="interests" chosen={preferences.interests} />
            <SubmitButton busy="Planning again…" name="intent" value="change-wishes">
              Plan again
            </SubmitButton>
          </Form>
        </aside>
      </div>
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
