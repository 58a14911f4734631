/** Reads the days of a problem: the windows of each place on each day, and which places may be visited at all. */
import { INFINITE_TIME, type Model } from "./model";
import type { CompiledRules } from "./compile-rules";
import type { Infeasible, Node, Window } from "./problem";

type DayParts = Pick<
  Model,
  | "windowFrom"
  | "open"
  | "last"
  | "end"
  | "lastOfDay"
  | "dayOpen"
  | "dayLast"
  | "dayOpenAgain"
  | "dayLastAgain"
  | "twofold"
  | "regular"
  | "dayStart"
  | "dayEnd"
  | "candidates"
> & { dayProblems: Infeasible[] };

type Base = Pick<Model, "problem" | "places" | "days" | "vertices" | "real" | "minStay" | "time" | "required"> &
  CompiledRules;

export function compileDays(base: Base): DayParts {
  const { problem } = base;
  const dayProblems: Infeasible[] = [];
  const windows = compileWindows(base, dayProblems);
  return {
    ...windows,
    ...layOutByDay(base, windows),
    dayStart: Int32Array.from(problem.days, (day) => day.start),
    dayEnd: Int32Array.from(problem.days, (day) => day.end),
    candidates: findCandidates(base, windows.lastOfDay),
    dayProblems,
  };
}

/** The node's own windows on a day, as the problem states them. */
export function windowsOn(node: Node, d: number): Window[] | undefined {
  return typeof node.windows === "function" ? node.windows(d) : node.windows;
}

function compileWindows(base: Base, dayProblems: Infeasible[]) {
  const { places, days } = base;
  const windowFrom = new Int32Array(places * days + 1);
  const lastOfDay = new Int32Array(places * days).fill(-INFINITE_TIME);
  const open: number[] = [];
  const last: number[] = [];
  const end: number[] = [];
  for (let x = 0; x < places; x++) {
    for (let d = 0; d < days; d++) {
      windowFrom[x * days + d] = open.length;
      for (const w of usableWindows(base, x, d)) {
        open.push(w.open);
        last.push(w.last);
        end.push(w.end);
        lastOfDay[x * days + d] = Math.max(lastOfDay[x * days + d]!, w.last);
      }
    }
    const day = base.lockDay[x]!;
    if (day >= 0 && lastOfDay[x * days + day] === -INFINITE_TIME) dayProblems.push({ rule: "locked", nodes: [x] });
  }
  windowFrom[places * days] = open.length;
  return {
    windowFrom,
    open: Int32Array.from(open),
    last: Int32Array.from(last),
    end: Int32Array.from(end),
    lastOfDay,
  };
}

/** The same windows laid out for bulk scans of a day. */
function layOutByDay(base: Base, windows: ReturnType<typeof compileWindows>) {
  const { places, days } = base;
  const dayOpen = new Int32Array(places * days).fill(INFINITE_TIME);
  const dayLast = new Int32Array(places * days).fill(-INFINITE_TIME);
  const dayOpenAgain = dayOpen.slice();
  const dayLastAgain = dayLast.slice();
  const regular = new Uint8Array(places * days);
  const twofold = new Uint8Array(days);
  for (let d = 0; d < days; d++) {
    const most = base.problem.days[d]!.breaks?.length ? 1 : 2;
    for (let x = 0; x < places; x++) {
      const w = windows.windowFrom[x * days + d]!;
      const count = windows.windowFrom[x * days + d + 1]! - w;
      if (count > most || base.earlier[x] || base.later[x]) continue;
      const cell = d * places + x;
      regular[cell] = 1;
      if (count === 0) continue;
      if (count === 2) twofold[d] = 1;
      dayOpen[cell] = windows.open[w]!;
      dayLast[cell] = windows.last[w]!;
      dayOpenAgain[cell] = windows.open[w + count - 1]!;
      dayLastAgain[cell] = windows.last[w + count - 1]!;
    }
  }
  return { dayOpen, dayLast, dayOpenAgain, dayLastAgain, regular, twofold };
}

/** Windows in which a visit of the least length fits the day, by opening; locks narrow them. */
function usableWindows(base: Base, x: number, d: number): { open: number; last: number; end: number }[] {
  const lockDay = base.lockDay[x]!;
  if (base.banned[x] || (lockDay >= 0 && lockDay !== d)) return [];
  const day = base.problem.days[d]!;
  const stay = base.minStay[x]!;
  const stated = windowsOn(base.problem.nodes[x]!, d) ?? [{ open: day.start, latestStart: day.end }];
  const found = [];
  for (const w of stated) {
    const end = Math.min(w.latestEnd ?? INFINITE_TIME, day.end);
    let first = w.open;
    let last = Math.min(w.latestStart, end - stay);
    const lockStart = base.lockStart[x]!;
    if (lockStart >= 0) {
      if (first > lockStart || last < lockStart) continue;
      first = lockStart;
      last = lockStart;
    }
    if (first <= last) found.push({ open: first, last, end });
  }
  return found.sort((a, b) => a.open - b.open);
}

/**
 * Places worth trying: not banned, not a day's start or end (unless required), open some day, of some score or kept.
 */
function findCandidates(base: Base, lastOfDay: Int32Array): Int32Array {
  const { problem, places, days } = base;
  const terminals = new Set(problem.days.flatMap((day) => [day.from, day.to]));
  const candidates: number[] = [];
  for (let x = 0; x < places; x++) {
    const score = problem.nodes[x]!.score;
    const kept = base.keepDay[x]! >= 0 ? base.changePenalty : 0;
    const worth = typeof score === "function" || score + kept > 0 || isNeeded(base, x);
    const wanted = base.required[x] || (worth && !terminals.has(x));
    let open = false;
    for (let d = 0; d < days; d++) open ||= lastOfDay[x * days + d]! !== -INFINITE_TIME;
    if (wanted && open) candidates.push(x);
  }
  return Int32Array.from(candidates);
}

/** The place belongs to a group with a least number. */
function isNeeded(base: Base, x: number): boolean {
  for (let i = base.groupFrom[x]!; i < base.groupFrom[x + 1]!; i++) {
    if (base.groups[base.groupList[i]!]!.min > 0) return true;
  }
  return false;
}
