import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { OpenWindow, SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { DayRequest } from "../day/day-request";
import type { Window } from "../engine/problem";
import { openOn, windowsToPlanIn } from "./open-windows";
import { GRID, roundUp, shortestVisit } from "../day/visit-length";

function toWindow(place: PlaceSource, open: OpenWindow): Window {
  const latestEnd = Math.floor(open.close / GRID) * GRID;
  return {
    open: roundUp(open.open),
    latestStart: Math.min(latestEnd - shortestVisit(place), latestEnd - roundUp(place.lastEntry ?? 0)),
    latestEnd,
  };
}

/** A place on each of some dates. */
interface VisitHours {
  /** When it may be visited, as the solver is told. */
  windows: Window[][];
  /** Whether it is not known that it is open. */
  unsure: boolean[];
}

/** When a place may be visited on each date, and on which of them that is not known. */
export function visitHoursOf(
  place: PlaceSource,
  dates: readonly string[],
  destination: DayRequest["destination"],
  sun: SunCalculator,
): VisitHours {
  const days = dates.map((date) => openOn(place, date, destination, sun));
  return {
    windows: days.map((day) =>
      windowsToPlanIn(day)
        .map((open) => toWindow(place, open))
        .filter((window) => window.latestStart >= window.open),
    ),
    unsure: days.map(({ known }) => known === "check"),
  };
}

/** The parts of windows from a time on. */
export function notBefore(start: number, windows: readonly Window[]): Window[] {
  return windows
    .map((window) => ({ ...window, open: Math.max(window.open, start) }))
    .filter(({ open, latestStart }) => open <= latestStart);
}

/** The parts of windows until a time. */
export function notAfter(place: PlaceSource, end: number, windows: readonly Window[]): Window[] {
  const last = end - shortestVisit(place);
  return windows
    .map((window) => ({ ...window, latestStart: Math.min(window.latestStart, last) }))
    .filter(({ open, latestStart }) => open <= latestStart);
}

/** The overlap of two sets of windows. */
export function overlapOf(first: readonly Window[], second: readonly Window[]): Window[] {
  return first.flatMap((one) =>
    second.flatMap((other) => {
      const latestEnd = Math.min(one.latestEnd ?? Infinity, other.latestEnd ?? Infinity);
      const both = {
        open: Math.max(one.open, other.open),
        latestStart: Math.min(one.latestStart, other.latestStart),
        ...(latestEnd < Infinity && { latestEnd }),
      };
      return both.open <= both.latestStart ? [both] : [];
    }),
  );
}
