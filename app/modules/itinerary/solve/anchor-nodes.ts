import type { DayRequest } from "../day/day-request";
import { isShortStay } from "../day/pace";
import type { Id } from "../engine/problem";
import { canBeSeen } from "../hours/can-be-seen";
import type { DayProblem } from "../problem/day-problem";

/**
 * The nodes of what people come for, the first first. On a short stay, what belongs to a sight that cannot be entered
 * in the hours there are stands in for it: the gardens for the palace.
 */
export function anchorNodes(request: DayRequest, { nodeOf, shape, problem }: DayProblem): Id[] {
  const banned = new Set(problem.rules?.banned);
  const isOffered = (x: Id): boolean => !banned.has(x);
  const nodesOf = (ids: readonly string[]): Id[] => ids.flatMap((id) => nodeOf.get(id) ?? []).filter(isOffered);
  const due = new Set(shape.due.map(({ place }) => place));
  const nodes = shape.sought.flatMap((place) => {
    const { id } = place;
    const own = nodesOf([id]);
    if (!isShortStay(request) || !due.has(place) || own.some((x) => canBeSeen(problem, x))) return own;
    const beside = (request.arrangement?.together ?? []).filter((ids) => ids.includes(id)).flat();
    return [
      ...own,
      ...nodesOf(beside)
        .filter((x) => canBeSeen(problem, x))
        .slice(0, 1),
    ];
  });
  return [...new Set(nodes)];
}
