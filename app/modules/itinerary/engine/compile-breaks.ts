/** Decides which days can be used and which of their breaks can be asked of them. */
import { windowsOn } from "./compile-days";
import { DayClock } from "./day-clock";
import { INFINITE_TIME, type DayBreak, type Model } from "./model";
import type { Break, Infeasible, Problem } from "./problem";

/**
 * Fills in `usable`, `breaks` and `width` of a model. A break that does not fit the day without visits is
 * left out; it is reported only where the chosen restaurants, not the hours of the day, are to blame.
 */
export function fitBreaks(m: Model): Infeasible[] {
  const problems: Infeasible[] = [];
  m.width = 1 + Math.max(0, ...m.problem.days.map((day) => day.breaks?.length ?? 0));
  const clock = new DayClock(m);
  m.problem.days.forEach((day, d) => {
    const breaks = m.breaks[d]!;
    const emptyDayWorks = (): boolean => clock.read(d, [], 0, 0) === undefined;
    m.usable[d] = day.start <= day.end && emptyDayWorks();
    if (!m.usable[d]) {
      problems.push({ rule: "day", nodes: [day.from, day.to] });
      return;
    }
    for (const asked of [...(day.breaks ?? [])].sort(
      (a, b) => a.earliest - b.earliest || a.latestStart - b.latestStart,
    )) {
      breaks.push(compileBreak(m.problem, asked, d));
      if (emptyDayWorks()) continue;
      breaks.pop();
      if (!asked.at?.length) continue;
      breaks.push(compileBreak(m.problem, { ...asked, at: [] }, d));
      if (emptyDayWorks()) problems.push({ rule: "break", nodes: [...asked.at] });
      breaks.pop();
    }
  });
  m.width = 1 + Math.max(0, ...m.breaks.map((list) => list.length));
  return problems;
}

function compileBreak(problem: Problem, asked: Break, d: number): DayBreak {
  if (!asked.at?.length) {
    const options = [{ place: -1, open: asked.earliest, last: asked.latestStart }];
    return { duration: asked.duration, anywhere: true, options };
  }
  const options = asked.at.flatMap((place) => {
    const node = problem.nodes[place];
    if (node === undefined) return [];
    const stated = windowsOn(node, d) ?? [{ open: -INFINITE_TIME, latestStart: INFINITE_TIME }];
    return [...stated]
      .sort((a, b) => a.open - b.open)
      .map((w) => ({
        place,
        open: Math.max(asked.earliest, w.open),
        last: Math.min(asked.latestStart, w.latestStart, (w.latestEnd ?? INFINITE_TIME) - asked.duration),
      }))
      .filter((option) => option.open <= option.last);
  });
  return { duration: asked.duration, anywhere: false, options };
}
