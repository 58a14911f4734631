import type { Arranging } from "../day/arranging";
import { DayArrangement } from "./day-arrangement";
import { dealAnew } from "./deal-anew";
import type { Id } from "../engine/problem";
import { fillLongLastDay, fillQuiet, fillThinDays, spareLastMorning, takeInMore } from "./fill-days";
import { improveDays } from "./improve-days";
import { leaveOutDear, makeRoomForFar } from "./leave-out";
import { mendDistricts } from "./mend-districts";
import { orderAnew } from "./order-anew";

/** Readings of a day that the search may spend: bounded by count, so that it answers the same on every machine. */
const MOST_READS = { short: 16_000, long: 11_000 };
/** Dealing anew wins most where there are few days, and costs most where there are many. */
const ROUNDS = { short: 150, long: 75 };
const SHORT_DAYS = 9;
const MOST_READS_FOR_RETURNS = 4000;
/** A free while between a morning and an evening, where nothing else would be on the day. */
const LONGEST_WHILE = 300;
const MOST_READS_FOR_DISTRICTS = 1500;

function search(book: DayArrangement, mostReads: number): void {
  improveDays(book, mostReads);
  dealAnew(book, mostReads, ROUNDS[lengthOf(book)]);
  orderAnew(book);
}

function lengthOf({ days }: DayArrangement): "short" | "long" {
  return days <= SHORT_DAYS ? "short" : "long";
}

/**
 * The same days; a day that holds next to nothing gets one of the places left over or a second visit to a place.
 * Deterministic.
 */
export function fillQuietDays(input: Arranging): Id[][] {
  const book = new DayArrangement(input);
  fillQuiet(book);
  spareLastMorning(book);
  return book.order;
}

/**
 * Deals the visits of a plan, and what fills thin days, to days and puts them in order. A visit that the traveller has
 * not asked for may give way to one that is worth as much and lies better. Deterministic.
 */
export function arrangeDays(input: Arranging): Id[][] {
  const book = new DayArrangement(input);
  const mostReads = MOST_READS[lengthOf(book)];
  improveDays(book, mostReads);
  fillThinDays(book);
  search(book, mostReads);
  const isQuiet = fillQuiet(book);
  if (isQuiet || (input.returns.length > 0 && book.clusters.isTorn())) {
    book.letReturnsMove();
    search(book, book.reads + MOST_READS_FOR_RETURNS);
  }
  mendDistricts(book, book.reads + MOST_READS_FOR_DISTRICTS);
  makeRoomForFar(book);
  leaveOutDear(book);
  takeInMore(book);
  fillLongLastDay(book);
  orderAnew(book);
  spareLastMorning(book);
  return book.order;
}

/** Allows a long free while before an evening visit on a day that would hold next to nothing else. */
export function withLongWhiles(input: Arranging): Arranging {
  const { problem, order, isWhole } = input;
  if (input.returns.length === 0 || order.every((ids, d) => !isWhole[d] || ids.length !== 1)) return input;
  const days = problem.days.map((day, d) =>
    isWhole[d] && order[d]!.length === 1 ? { ...day, maxWait: Math.max(LONGEST_WHILE, day.maxWait ?? 0) } : day,
  );
  const patient = { ...input, problem: { ...problem, days } };
  return { ...patient, order: fillQuietDays(patient) };
}
