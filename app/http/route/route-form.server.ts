import { startFormFor } from "#app/modules/planner/pages/start-page.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { FEWEST_PLACES, MOST_NIGHTS_IN_ALL, routeFromFields } from "#app/modules/journeys/route-form";
import type { SentPlace } from "#app/modules/journeys/journeys.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { addDays, isLocalDate } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import type { FormProblem } from "#app/shared/form-problem";
import { readSubmission } from "./form.server";

/** The form of a longer trip as it was sent, with its fields as an address has them. */
type SentRoute = { fields: URLSearchParams; problem: FormProblem } & (
  | { status: "success"; value: { places: SentPlace[]; start: StartForm; of?: string; stamp?: string } }
  | { status: "error" }
);

/**
 * Reads the form of a longer trip: its places with their nights, and the rest by the rules of the first step, as if it
 * were a trip to the first place alone.
 */
export function readRouteForm(ctx: Pick<Ctx, "now">, form: FormData): SentRoute {
  const fields = new URLSearchParams(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  fields.delete("do");
  const { places: named, of, stamp, goBy, rest } = routeFromFields(fields);
  const places = named.flatMap(({ nights, ...place }) =>
    nights !== undefined && findDestination(place.slug) ? [{ ...place, nights, ...(goBy && { goBy }) }] : [],
  );
  const first = places[0];
  form.set("destination", first?.slug ?? "");
  form.set("endDate", first && isLocalDate(rest.startDate) ? addDays(rest.startDate, first.nights) : "");
  const read = readSubmission(form, startFormFor(ctx));
  // The page has no such fields.
  const told = Object.entries(read.problem.fields).filter(([name]) => name !== "destination" && name !== "endDate");
  const problem = { ...read.problem, fields: Object.fromEntries(told) };
  const nights = places.reduce((sum, place) => sum + place.nights, 0);
  if (places.length < FEWEST_PLACES) problem.message = "Name at least two places, with a night in each";
  else if (nights > MOST_NIGHTS_IN_ALL) problem.message = `A trip can last up to ${MOST_NIGHTS_IN_ALL} nights in all`;
  else if (read.status === "success")
    return {
      status: "success",
      fields,
      problem,
      value: { places, start: read.value, ...(of !== undefined && { of }), ...(stamp !== undefined && { stamp }) },
    };
  return { status: "error", fields, problem };
}
