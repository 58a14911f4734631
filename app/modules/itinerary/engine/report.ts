/** Writes a tour down as the plan the caller reads. */
import { explainInfeasible, explainMissing } from "./explain";
import type { Model } from "./model";
import { countChanges, repeatLoss } from "./objective";
import type { DayPlan, Plan, Stop } from "./problem";
import type { Tour } from "./tour";

export function toPlan(m: Model, tour: Tour, stats: Plan["stats"]): Plan {
  const days: DayPlan[] = [];
  const visits = tour.toPlan();
  const { clock } = tour;
  let score = 0;
  let soft = 0;
  visits.forEach((ids, d) => {
    if (!m.usable[d]) {
      days.push({ stops: [], breaks: [], price: 0, travel: 0 });
      return;
    }
    tour.settle(d);
    clock.read(d, ids, 0, ids.length);
    const stops = ids.map((node, index): Stop => {
      const p = index + 1;
      const slack = clock.slackAt(d, p);
      return { node, arrive: clock.arrive[p]!, start: clock.start[p]!, leave: clock.leave[p]!, slack };
    });
    const breaks = clock.breaks.map(({ start, end, place }) =>
      place < 0 ? { start, end } : { start, end, at: place },
    );
    days.push({ stops, breaks, price: clock.price, travel: clock.travel });
    score += clock.score;
    soft += m.weights.travel * clock.travel + m.weights.wait * clock.wait + m.weights.price * clock.price;
  });
  if (m.repeats) score -= repeatLoss(m, tour);
  const objective = score - soft - m.changePenalty * countChanges(m, visits);
  const missing = explainMissing(m, tour);
  const infeasible = explainInfeasible(m, tour, missing);
  return { days, score, objective, missing, ...(infeasible.length > 0 && { infeasible }), stats };
}
