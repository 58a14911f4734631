import { listDestinations, resolveExactPlace } from "#app/modules/catalogue/places/catalogue.server";
import { findDeparture, findSharedName } from "#app/modules/catalogue/explore/explore-find.server";
import type { RightAnswer } from "./first.fixture";
import { readWish } from "../trip-wish";

/** Kinds of answers that lead to no place of ours. */
const ABROAD = new Set(["elsewhere", "several"]);
/** A Monday. */
const TODAY = "2026-11-23";
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const words = (...parts: readonly unknown[]): string | undefined =>
  parts.filter((part) => part !== undefined && part !== "").join(" ") || undefined;

/** The reading of a sentence in the short form of the table. */
export function answerTo(sentence: string): RightAnswer {
  const wish = readWish(sentence, {
    destinations: listDestinations(),
    findDeparture,
    findSharedName,
    findPlace: resolveExactPlace,
    today: TODAY,
  });
  const { dates, party, budget } = wish;
  const nights = dates.nights === undefined ? undefined : `+${dates.nights}`;
  const when = dates.startDate
    ? dates.endDate
      ? words(dates.startDate, dates.endDate)
      : words(dates.startDate, nights)
    : words(
        dates.part,
        dates.weekday === undefined ? "" : WEEKDAYS[dates.weekday],
        dates.months.map((month) => MONTHS[month - 1]).join("/"),
        dates.year,
        nights,
      );
  const answer: RightAnswer = {
    at: wish.isNamed
      ? wish.places.map(({ destination }) => destination.slug).join(" ")
      : wish.places.length === 0
        ? undefined
        : wish.areas.length > 0
          ? wish.areas.map((name) => `~${name}`).join(" ")
          : "?",
    when,
    who: party && `${party.adults}+${party.children}`,
    money:
      budget &&
      `${budget.isFor === "unsaid" ? "?" : budget.isFor} ${budget.own ?? `$${budget.dollars}`}${budget.per === "day" ? "/day" : ""}${budget.isWithoutFlights ? " without flights" : ""}`,
    from: wish.from,
    likes: words(...wish.interests.toSorted()),
    topics: words(...wish.topics.toSorted()),
    back: wish.isBack ? "yes" : undefined,
    homeFrom: wish.homeFrom,
    pace: wish.pace,
    tier: wish.budgetTier,
    needs: words(...wish.needs),
    lacks: wish.told
      .filter(({ answer }) => ABROAD.has(answer.kind))
      .map(({ answer }) => answer.name)
      .join(", "),
    beside: wish.told
      .filter(({ answer }) => !ABROAD.has(answer.kind))
      .map(({ answer }) => `${answer.kind} ${answer.name}`)
      .join(", "),
    avoids: wish.avoided.join(", "),
    within: wish.within?.join(", "),
    unused: [...wish.unused, ...wish.ways, ...wish.car, ...wish.bed].join(", "),
    missed: wish.unknown.join(", "),
  };
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value));
}
