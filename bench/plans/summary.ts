import type { Case } from "./cases";
import type { Verdict } from "./judge";

/** ENGINE section 4 asks for the time of seven days; longer stays have a bound of our own. */
const WEEK = 7;

/** A case with the CPU of its plan in milliseconds. */
export interface Planned {
  one: Case;
  cpu: number;
}

/** A requirement on all plans together: the figure, its goal, whether it is met. */
type Figure = [name: string, value: number, goal: string, isMet: boolean];
type Count = (one: Verdict) => number;

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);
const share = (list: readonly boolean[]): number => mean(list.map(Number));
const known = <T>(list: readonly (T | undefined)[]): T[] => list.filter((one): one is T => one !== undefined);
const round = (value: number): number => Math.round(value * 1000) / 1000;

const total = (all: readonly Verdict[], count: Count): number => sum(all.map(count));
const each = (all: readonly Verdict[], count: Count): number => mean(all.map(count));
/** The part of a whole; 0 without a whole. */
const partOf = (all: readonly Verdict[], part: Count, whole: Count): number =>
  total(all, part) / Math.max(1, total(all, whole));
/** The part of a whole of which nothing may be missing: 1 without a whole. */
const keptOf = (all: readonly Verdict[], part: Count, whole: Count): number =>
  total(all, whole) === 0 ? 1 : total(all, part) / total(all, whole);

const atMost = (name: string, value: number, goal: number): Figure => [name, round(value), `<= ${goal}`, value <= goal];
const atLeast = (name: string, value: number, goal: number): Figure => [
  name,
  round(value),
  `>= ${goal}`,
  value >= goal,
];

/** The faults that no plan may have, by name. */
function none(all: readonly Verdict[], faults: Readonly<Record<string, Count>>): Figure[] {
  return Object.entries(faults).map(([name, count]) => atMost(name, total(all, count), 0));
}

function reasons(all: readonly Verdict[]): Figure[] {
  const coverage = all.map((one) => one.coverage);
  return [
    atLeast("must-see coverage, mean", mean(coverage), 0.92),
    atLeast("must-see coverage, worst", Math.min(...coverage), 0.7),
    atMost("plans without one of the first three", share(all.map(({ lacksFirstThree }) => lacksFirstThree)), 0.05),
    atMost("plans whose first reason waits for the third day", share(all.map(({ isFirstLate }) => isFirstLate)), 0.1),
    atMost(
      "days too long for children",
      partOf(
        all,
        (one) => one.childDaysTooLong,
        (one) => one.childDays,
      ),
      0.1,
    ),
    atMost(
      "whole-day reasons missing a plan",
      each(all, ({ daysMissing }) => daysMissing),
      0.1,
    ),
    atMost(
      "one of the first five missing without a word",
      each(all, ({ unsaidFirstFive }) => unsaidFirstFive),
      0.05,
    ),
    ...none(all, { "called too far": ({ calledTooFar }) => calledTooFar }),
  ];
}

function days(all: readonly Verdict[]): Figure[] {
  const km = known(all.map(({ kmRatio }) => kmRatio));
  return [
    atMost(
      "blank full days",
      partOf(
        all,
        (one) => one.blankDays,
        (one) => one.fullDays,
      ),
      0.02,
    ),
    atMost("blank full days, worst", Math.max(...all.map(({ blankDays }) => blankDays)), 1),
    atMost("kilometres against clustered anew, mean", mean(km), 1.2),
    atMost("kilometres against clustered anew, worst", Math.max(...km), 1.6),
    atMost(
      "districts on three days a plan",
      each(all, ({ tornDistricts }) => tornDistricts),
      0.1,
    ),
    atLeast(
      "pairs kept together",
      keptOf(
        all,
        ({ pairsKept }) => pairsKept,
        ({ pairs }) => pairs,
      ),
      0.95,
    ),
  ];
}

function meals(all: readonly Verdict[]): Figure[] {
  return [
    atLeast(
      "meals with a named table",
      partOf(
        all,
        (one) => one.mealsNamed,
        (one) => one.meals,
      ),
      0.85,
    ),
    atLeast(
      "meals at the country's hours",
      partOf(
        all,
        (one) => one.mealsAtHours,
        (one) => one.meals,
      ),
      0.95,
    ),
    atMost("detour to a table, km", mean(all.flatMap(({ detours }) => detours)), 0.6),
    ...none(all, { "dinners far out without a table": ({ farDinners }) => farDinners }),
  ];
}

function truths(all: readonly Verdict[]): Figure[] {
  return [
    atMost(
      "unexplained gaps a day",
      partOf(
        all,
        ({ gaps }) => gaps,
        ({ fullDays }) => fullDays,
      ),
      0.1,
    ),
    atLeast(
      "days that tell the way back",
      each(all, (one) => one.homeTold / (one.fullDays + 2)),
      0.95,
    ),
    atLeast("gentle first day", share(known(all.map(({ gentleFirstDay }) => gentleFirstDay))), 1),
    ...none(all, {
      "wrong tables": ({ wrongTables }) => wrongTables,
      "access violations": ({ accessViolations }) => accessViolations,
    }),
    atLeast(
      "transfers within a third of the truth",
      share(known(all.map(({ transferHonest }) => transferHonest))),
      0.95,
    ),
    ...none(all, {
      "tickets paid twice": ({ ticketsTwice }) => ticketsTwice,
      "long way for a short stop": ({ longWays }) => longWays,
      "days whose sum is wrong": ({ sumsWrong }) => sumsWrong,
      "full days without lunch or dinner": ({ fullDaysWithoutMeal }) => fullDaysWithoutMeal,
    }),
  ];
}

function hours(all: readonly Verdict[]): Figure[] {
  return [
    ...none(all, {
      "visits to shut places": ({ shutVisits }) => shutVisits,
      "rides where nothing runs": ({ stillRides }) => stillRides,
      "stops that begin before one is there": ({ early }) => early,
    }),
    atLeast(
      "feasts, fasts and the sabbath told",
      partOf(
        all,
        ({ told }) => told,
        ({ tellings }) => tellings,
      ),
      1,
    ),
    atLeast(
      "what access leaves out is said",
      keptOf(
        all,
        (one) => one.exclusionsSaid,
        (one) => one.exclusions,
      ),
      1,
    ),
    atMost(
      "days of one kind",
      partOf(
        all,
        ({ daysOfOneKind }) => daysOfOneKind,
        ({ fullDays }) => fullDays,
      ),
      0.05,
    ),
    atMost(
      "visits at an absurd hour a plan",
      each(all, ({ absurdHours }) => absurdHours),
      0.05,
    ),
    atMost(
      "visits in the dark a plan",
      each(all, ({ darkVisits }) => darkVisits),
      0.05,
    ),
    atMost(
      "out in the heat of midday, a hot day",
      partOf(
        all,
        (one) => one.hotMiddays,
        (one) => one.hotDays,
      ),
      0.1,
    ),
  ];
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** What full days leave empty, and how they end. */
function idle(all: readonly Verdict[], planned: readonly Planned[]): Figure[] {
  const ends = all.flatMap(({ ends: some }, index) => (planned[index]!.one.pace === "moderate" ? some : []));
  return [
    atLeast(
      "full days without children with something after dinner",
      partOf(
        all,
        ({ evenings }) => evenings,
        ({ eveningDays }) => eveningDays,
      ),
      0.6,
    ),
    atLeast("median end of such a day at a moderate pace, hours", median(ends) / 60, 21.5),
    atMost(
      "idle minutes a full day",
      partOf(
        all,
        ({ idleMinutes }) => idleMinutes,
        ({ idleFullDays }) => idleFullDays,
      ),
      30,
    ),
    atMost(
      "full days with three idle hours",
      partOf(
        all,
        ({ longIdleDays }) => longIdleDays,
        ({ idleFullDays }) => idleFullDays,
      ),
      0.02,
    ),
  ];
}

function cpu(planned: readonly Planned[]): Figure[] {
  const p95 = (of: readonly Planned[]): number =>
    of.map((one) => one.cpu).sort((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0;
  return [
    atMost("CPU of a plan of up to a week, ms, p95", p95(planned.filter(({ one }) => one.nights <= WEEK)), 500),
    atMost("CPU of a longer plan, ms, p95", p95(planned.filter(({ one }) => one.nights > WEEK)), 2000),
  ];
}

/** The requirements on all plans together (ENGINE section 5). */
export function summary(all: readonly Verdict[], planned: readonly Planned[]): Figure[] {
  return [
    ...reasons(all),
    ...days(all),
    ...meals(all),
    ...truths(all),
    ...hours(all),
    ...idle(all, planned),
    ...cpu(planned),
  ];
}
