import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { buttonSchema, readSubmission, textOf } from "#app/http/route/form.server";
import { requireTripCaller } from "#app/http/route/own-trip.server";
import { readUploadForm } from "#app/http/route/upload-form.server";
import { daysOfPictures, getBegunTrip, memoriesPage } from "#app/modules/memories/memories.server";
import { MOST_AT_ONCE, MOST_PICTURE_BYTES, PICTURES_FIELD } from "#app/modules/memories/own-pictures";
import { changePicture, limitPictures, removePicture, takePicture } from "#app/modules/memories/own-pictures.server";
import { broughtInWords } from "#app/modules/memories/brought";
import { pictureFormSchema } from "#app/modules/memories/picture-form.schema";
import { MemoriesView } from "#app/modules/memories/ui/memories-view";
import type { PicturesProblem } from "#app/modules/memories/ui/picture-form";
import { isAppError } from "#app/shared/app-error";
import { problemOf } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Pictures · ${page?.name ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "Your trip to relive: its map, its days and your pictures." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, user, tripId } = await requireTripCaller(args);
  try {
    return await memoriesPage(ctx, user.id, tripId);
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

const INTENTS = ["add-pictures", "change-picture", "delete-picture"] as const;
const UPLOAD = { field: PICTURES_FIELD, mostBytes: MOST_PICTURE_BYTES, mostFiles: MOST_AT_ONCE };

const refuse = (problem: PicturesProblem, status: number) => data(problem, { status });

export async function action(args: ActionFunctionArgs) {
  const { ctx, user, tripId } = await requireTripCaller(args);
  let intent = "add-pictures";
  try {
    const trip = await getBegunTrip(ctx, user.id, tripId);
    await limitPictures(ctx, user.id);
    const { form, files, hasMore } = await readUploadForm(args.request, UPLOAD, (file) => takePicture(ctx, trip, file));
    const pressed = readSubmission(form, buttonSchema(INTENTS));
    if (pressed.status === "error") return refuse({ ...pressed.problem, intent }, 400);
    ({ intent } = pressed.value);
    const here = `/trips/${trip.id}/memories`;
    const picture = { tripId: trip.id, ownerId: user.id, id: textOf(form, "picture", 64) };
    switch (pressed.value.intent) {
      case "add-pictures": {
        const said = broughtInWords(files, hasMore);
        if (!said.problems) return await redirectWithToast(here, { kind: "success", text: said.text });
        return refuse({ ...problemOf(said.text), fields: { [PICTURES_FIELD]: said.problems }, intent }, 422);
      }
      case "change-picture": {
        const sent = readSubmission(form, pictureFormSchema(daysOfPictures(trip)));
        if (sent.status === "error") return refuse({ ...sent.problem, intent }, 422);
        const { day, caption, shared } = sent.value;
        await changePicture(picture, { day, caption, isShared: shared === "on" });
        return await redirectWithToast(`${here}#picture-${picture.id}`, { kind: "success", text: "Saved." });
      }
      case "delete-picture":
        await removePicture(picture);
        return await redirectWithToast(here, { kind: "info", text: "The picture is deleted." });
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return refuse({ ...problemOf(error.message), intent }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function MemoriesRoute() {
  return <MemoriesView {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
