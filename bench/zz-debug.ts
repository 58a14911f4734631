import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/sun";
import { buildDayProblem } from "#app/modules/itinerary/day-problem";
import { requestOf } from "./plans/zz-run";
import { casesFor } from "./plans/cases";
export function run(args: string[]): void {
  if (args[2]) return places(args[0]!, args[1]!, args[2].split(","));
  const [slug, pattern] = args;
  for (const one of casesFor([slug!])) {
    const name = `${one.slug} ${one.start} ${one.nights}n`;
    if (pattern && !name.includes(pattern)) continue;
    const destination = findDestination(one.slug)!;
    const request = requestOf(one, destination);
    const p = buildDayProblem(request, sunCalculatorFor(request.destination));
    console.log("==", name, "load", p.load.toFixed(2));
    console.log("due", p.shape.due.map((a) => `${a.place.id}/${a.nights}`).join(" "));
    console.log("outings", p.shape.outings.map((o) => `${o.day}:${o.outing.id}`).join(" "));
    console.log("kept", [...p.shape.kept].join(" "));
    console.log("missed", p.shape.missed.map((m) => `${m.place.id}: ${m.why}`).join("\n       "));
    p.problem.days.forEach((d, i) => console.log(p.dates[i], d.start, d.end, "active", d.maxActive, "wait", d.maxWait, "walk", d.maxWalk, JSON.stringify(d.breaks)));
    console.log("composites", p.composites.map((c) => c.places.map((x) => x.id).join("+") + " " + c.shortest).join("; "));
  }
}
export function places(slug: string, pattern: string, ids: string[]): void {
  for (const one of casesFor([slug])) {
    const name = `${one.slug} ${one.start} ${one.nights}n`;
    if (!name.includes(pattern)) continue;
    const request = requestOf(one, findDestination(one.slug)!);
    const p = buildDayProblem(request, sunCalculatorFor(request.destination));
    const t = p.problem.travel as any;
    for (const id of ids) {
      const i = p.places.findIndex((x) => x.id === id) + 1;
      const n = p.problem.nodes[i]!;
      console.log(name, id, "node", i, "from base", t.time[i], "dur", n.duration, n.minDuration, p.problem.days.map((_, d) => JSON.stringify(typeof n.windows === "function" ? n.windows(d) : n.windows)).slice(0,3).join(" | "), "fit", typeof n.score === "function" ? "fn" : n.score, "cat", n.categories, n.price, "banned", p.problem.rules!.banned!.includes(i));
    }
    p.composites.forEach((c, k) => { const n = p.problem.nodes[p.places.length + 1 + k]!; console.log(c.places.map((x) => x.id).join("+"), n.duration, n.minDuration, p.problem.days.map((_, d) => JSON.stringify((n.windows as any)(d))).slice(0,3).join(" | ")); });
    console.log(JSON.stringify({ max: p.problem.rules!.maxPrice, cat: p.problem.rules!.category?.map((c) => [c.id, c.max, c.maxPerDay]) }));
  }
}
const main = run;
export { main };
