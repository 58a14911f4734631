import { db } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { TOO_MANY, consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { findPhotograph } from "#app/modules/pictures/pictures.server";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { Problem, ReportStatus } from "./report";
import type { ReportDecision } from "./report.schema";
import { PAGE_LINES, pageOf } from "#app/shared/lists/pages";
import type { Page, PageMark } from "#app/shared/lists/pages";
import {
  countNewReports,
  deleteReportsDecidedBefore,
  insertReport,
  selectReport,
  selectReports,
  selectReportsOf,
  updateReport,
} from "./reports.repo.server";
import type { ReportRow } from "./reports.repo.server";

export type { ReportRow };

const REPORTS_PER_ADDRESS = { points: 20, seconds: 3_600 };

/** A place of the catalogue, with the destinations whose days may use it. */
export interface ReportedPlace {
  id: string;
  name: string;
  destinations: { slug: string; name: string }[];
}

let byId: Map<string, ReportedPlace> | undefined;

function placesById(): Map<string, ReportedPlace> {
  const found = new Map<string, ReportedPlace>();
  for (const { slug, name, places } of listDestinations())
    for (const place of places) {
      const known = found.get(place.id) ?? { id: place.id, name: place.name, destinations: [] };
      known.destinations.push({ slug, name });
      found.set(place.id, known);
    }
  return found;
}

/** A place by its id. */
export function findReportedPlace(id: string): ReportedPlace | undefined {
  byId ??= placesById();
  return byId.get(id);
}

/** Whether a photograph of a place is shown at any of its destinations. */
export async function isPhotographed({ id, destinations }: ReportedPlace): Promise<boolean> {
  const found = await Promise.all(destinations.map(({ slug }) => findPhotograph(slug, id)));
  return found.some((one) => one !== undefined);
}

/** Stores a report about a place; the same words on the same day count once. @throws AppError RATE_LIMITED */
export async function reportPlace(
  ctx: Ctx,
  place: ReportedPlace,
  { problem, words }: { problem: Problem; words: string },
  userId: string | undefined,
): Promise<void> {
  await consumeAttempt(ctx, `report:address:${ctx.address}`, REPORTS_PER_ADDRESS, TOO_MANY);
  await insertReport(db(), {
    id: newId(),
    key: hashToken([todayOf(ctx), ctx.address, place.id, problem, words].join("\n")),
    place_id: place.id,
    place_name: place.name,
    problem,
    words,
    user_id: userId ?? null,
    status: "new",
    change: "",
    created_at: ctx.now.toISOString(),
    decided_at: null,
  });
}

/** A page of reports for the desk, of a status or of all; its guard has let the caller in. */
export async function listReports(status: ReportStatus | "all", after?: PageMark): Promise<Page<ReportRow>> {
  const found = await selectReports(db(), status, { after, limit: PAGE_LINES + 1 });
  return pageOf(found, ({ id, created_at: at }) => ({ at, id }));
}

/** How many reports wait for the desk. */
export function countWaitingReports(): Promise<number> {
  return countNewReports(db());
}

/** One report for the desk. */
export function findReport(id: string): Promise<ReportRow | undefined> {
  return selectReport(db(), id);
}

/** Stores the decision, in the transaction that records the change. @returns the report as it was */
export async function decideReport(
  trx: Db,
  id: string,
  { status, change }: ReportDecision,
  at: string,
): Promise<ReportRow | undefined> {
  const before = await selectReport(trx, id);
  if (before) await updateReport(trx, id, { status, change, decided_at: status === "new" ? null : at });
  return before;
}

/** The reports of an account, for its owner; they are deleted with the account. */
export async function exportReports(userId: string) {
  return (await selectReportsOf(db(), userId)).map(({ place_name, problem, words, status, change, created_at }) => ({
    place: place_name,
    problem,
    words,
    status,
    change,
    sentAt: created_at,
  }));
}

/** Deletes reports that were decided before an instant. */
export function forgetReportsBefore(before: string): Promise<void> {
  return deleteReportsDecidedBefore(db(), before);
}
