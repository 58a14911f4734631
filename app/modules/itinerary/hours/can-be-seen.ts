import type { Id, Problem } from "../engine/problem";

/** Whether the traveller can be there at some hour of any of the days, from the hotel and back. */
export function canBeSeen({ days, nodes, travel }: Problem, x: Id): boolean {
  if (typeof travel === "function") return true;
  const { duration, minDuration = duration, windows } = nodes[x]!;
  const [there, back] = [travel.time[x]!, travel.time[x * travel.n]!];
  return days.some((day, index) =>
    (typeof windows === "function" ? windows(index) : (windows ?? [])).some(
      ({ open, latestStart }) =>
        Math.max(open, day.start + there) <= Math.min(latestStart, day.end - back - minDuration),
    ),
  );
}
