/**
 * Solves small problems to the end: labels over days, sets of places and the last place (the dynamic programme of
 * Held and Karp 1962, with resources and dominance as in Righini and Salani 2009 for the orienteering problem with
 * time windows), cut by a bound. A label carries what the day clock would say of it for every number of breaks taken.
 *
 * Where visits may be stretched and hours matter, a day is loose: what it is worth shows only when it is whole. Then a
 * relaxed problem, in which the waits of loose days cost nothing and every hour is the best still to come, is
 * solved first (state space relaxation, Christofides, Mingozzi and Toth 1981). How far its optimum lies above the best
 * plan known is by how much a label has to be better to stand for another one.
 */
import type { DayClock } from "./day-clock";
import { earliestStart, INFINITE_TIME, scoreAt, type Model } from "./model";
import { FutureBound } from "./small-bound";
import { bitCount, SmallFacts } from "./small-facts";
import { ACTIVE, headOf, isAsGood, PRICE, WALK, WORTH, type Label } from "./small-label";

/** Labels of one search for each round the caller would spend otherwise, and how many it is at least and at most. */
const LABELS_A_ROUND = 200;
const LEAST_EFFORT = 100_000;
const MOST_EFFORT = 250_000;
/** So many labels that stand beside a new one take as long to compare with it as it took to make. */
const COMPARISONS_A_LABEL = 20;
const TOLERANCE = 1e-9;
/** How often, in labels, the caller is asked whether to go on. */
const PATIENCE = 256;

/** The best plan found, if it is worth more than asked, and whether all plans were weighed. */
interface Exact {
  plan: number[][] | undefined;
  proven: boolean;
}

export class ExactSearch {
  private readonly facts: SmallFacts;
  private labels = 0;
  private best: Label | undefined;
  private bestValue = -Infinity;
  private relaxed = false;
  /** How much better a label has to be than one it stands for on a loose day. */
  private margin = 0;
  /** Of the day in hand: labels by the places used and the last of them. */
  private cells: (Label[] | undefined)[] = [];
  private heads: (Label[] | undefined)[] = [];
  private readonly future: FutureBound;
  private readonly draft: Label;
  private readonly leg = { travel: 0, cost: 0, walk: 0, breakTime: 0, breaks: [] };

  private readonly effort: number;

  /** `rounds`: how long the caller is ready to search; `most`: labels at most. */
  constructor(
    private readonly m: Model,
    private readonly clock: DayClock,
    rounds: number,
    private readonly stopped: () => boolean,
    most = MOST_EFFORT,
  ) {
    this.effort = Math.min(most, MOST_EFFORT, Math.max(LEAST_EFFORT, rounds * LABELS_A_ROUND));
    this.facts = new SmallFacts(m);
    this.future = new FutureBound(this.facts);
    this.draft = headOf(m.width, undefined, 0, { used: 0, value: 0, spent: 0 });
  }

  /** Looks for a plan worth more than `atLeast`, by `valueOf` as the search values plans. */
  solve(atLeast: number, valueOf: (plan: number[][]) => number): Exact {
    const { m } = this;
    this.bestValue = atLeast + TOLERANCE;
    const count = this.facts.places.length;
    // About as many labels as there are sets, last places, days and ways of taking breaks.
    if (m.usable.length * m.width * (count << count) > this.effort) return { plan: undefined, proven: false };
    if (!this.facts.days.some(({ loose }) => loose)) return this.weighAll();
    if (this.facts.unbounded) return { plan: undefined, proven: false };
    this.relaxed = true;
    const bound = this.weighAll();
    if (!bound.proven || !bound.plan) return { plan: undefined, proven: bound.proven };
    const top = this.bestValue;
    const value = valueOf(bound.plan);
    const found = value > atLeast + TOLERANCE ? bound.plan : undefined;
    if (found) atLeast = value;
    if (top <= atLeast + TOLERANCE) return { plan: found, proven: true };
    this.relaxed = false;
    this.best = undefined;
    this.bestValue = atLeast + TOLERANCE;
    this.margin = top - atLeast;

    const exact = this.weighAll();
    return { plan: exact.plan ?? found, proven: exact.proven };
  }

  private weighAll(): Exact {
    const { m } = this;
    const count = this.facts.places.length;
    let asked = this.labels;
    let kept = 0;
    if (m.changePenalty !== 0) for (const d of m.keepDay) if (d >= 0) kept++;
    this.heads = [[headOf(m.width, undefined, 0, { used: 0, value: -m.changePenalty * kept, spent: 0 })]];
    for (let d = 0; d < m.days; d++) {
      if (!m.usable[d]) continue;
      const heads = this.heads;
      this.heads = [];
      this.cells = [];
      for (let used = 0; used < 1 << count; used++) {
        for (const label of heads[used] ?? []) {
          label.rows[0] = m.dayStart[d]!;
          this.goOn(label, d);
        }
        for (let bit = 0; bit < count; bit++) {
          for (const label of this.cells[used * count + bit] ?? []) this.goOn(label, d);
        }
        if (this.labels > this.effort) return this.answer(false);
        if (this.labels < asked + PATIENCE) continue;
        if (this.stopped()) return this.answer(false);
        asked = this.labels;
      }
    }
    this.heads.forEach((labels) => labels?.forEach((label) => this.finish(label)));
    return this.answer(true);
  }

  private answer(proven: boolean): Exact {
    if (!this.best) return { plan: undefined, proven };
    const days = this.m.usable.map((): number[] => []);
    let label: Label | undefined = this.best;
    for (let d = this.m.days - 1; d >= 0; d--) {
      if (!this.m.usable[d]) continue;
      label = label!.settled;
      days[d] = this.visits(label!);
    }
    return { plan: days, proven };
  }

  /** The places of a label's day in order. */
  private visits(label: Label): number[] {
    const ids: number[] = [];
    for (let at: Label = label; at.before; at = at.before) ids.push(this.facts.places[at.bit]!);
    return ids.reverse();
  }

  /** Ends the day after a label and goes on to every place it can go on to. */
  private goOn(label: Label, d: number): void {
    this.close(label, d);
    for (let bit = 0; bit < this.facts.places.length; bit++) {
      if (this.allows(label, bit, d)) this.extend(label, bit, d);
    }
  }

  /** Rules that need no clock. */
  private allows(label: Label, bit: number, d: number): boolean {
    const { m, facts } = this;
    const one = 1 << bit;
    const x = facts.places[bit]!;
    if ((label.used & one) !== 0 || m.lastOfDay[x * m.days + d] === -INFINITE_TIME) return false;
    if ((label.used & facts.after[bit]!) !== 0) return false;
    if (m.maxPrice < Infinity && label.spent + m.price[x]! > m.maxPrice + TOLERANCE) return false;
    return facts.kinds.every(
      ({ members, max, maxPerDay }) =>
        (members & one) === 0 || (bitCount(label.used & members) < max && bitCount(label.today & members) < maxPerDay),
    );
  }

  private extend(from: Label, bit: number, d: number): void {
    const { m, clock, draft } = this;
    const goal = m.breaks[d]!.length;
    const x = this.facts.places[bit]!;
    const i = this.vertexOf(from, d);
    this.labels++;
    draft.before = from;
    draft.settled = from.settled;
    draft.bit = bit;
    draft.used = from.used | (1 << bit);
    draft.today = from.today | (1 << bit);
    draft.value = from.value;
    draft.spent = from.spent;
    const stays = m.changePenalty !== 0 && m.keepDay[x] === d && m.keepRank[x]! >= from.rank;
    draft.rank = stays ? m.keepRank[x]! : from.rank;
    draft.rows.fill(INFINITE_TIME, 0, m.width);
    let works = false;
    for (let to = 0; to <= goal; to++) {
      let at = INFINITE_TIME;
      let origin = -1;
      for (let by = to; by >= 0; by--) {
        if (from.rows[by]! >= INFINITE_TIME) continue;
        const here = clock.legs.arriveWith(d, i, x, from.rows[by]!, by, to);
        if (here >= at) continue;
        at = here;
        origin = by;
      }
      const start = origin < 0 ? INFINITE_TIME : earliestStart(m, x, d, at);
      if (start >= INFINITE_TIME) continue;
      draft.rows[to] = start + m.minStay[x]!;
      this.account(from, origin, to, start, d, stays ? m.changePenalty : 0);
      works ||= draft.rows[to]! + this.facts.way(x, m.places + 2 * d + 1) <= m.dayEnd[d]!;
    }
    if (works && this.keepsLimits(draft, d) && this.mayWin(draft, d)) this.keep(draft, d);
  }

  /** The vertex a label stands at. */
  private vertexOf(label: Label, d: number): number {
    return label.bit < 0 ? this.m.places + 2 * d : this.facts.places[label.bit]!;
  }

  /** Adds the visit of the draft that starts then, come to from a label with `by` breaks, to what its day is worth. */
  private account(from: Label, by: number, to: number, start: number, d: number, kept: number): void {
    const { m, facts, leg, draft } = this;
    const k = m.width;
    const { loose, fixedWays } = facts.days[d]!;
    const x = facts.places[draft.bit]!;
    const score = loose ? facts.mostFrom(draft.bit, d, start) : scoreAt(m, x, d, start);
    let worth =
      from.rows[WORTH * k + by]! + score * this.facts.factor(x, from.used) + kept - m.weights.price * m.price[x]!;
    let price = from.rows[PRICE * k + by]! + m.price[x]!;
    let walk = from.rows[WALK * k + by]!;
    let active = from.rows[ACTIVE * k + by]! + m.minStay[x]!;
    if (m.rich && (!loose || fixedWays)) {
      this.ride(from, x, by, to, start, d);
      const { maxWait } = m.problem.days[d]!;
      if (!loose && from.bit >= 0) {
        const idle = start - from.rows[by]! - leg.travel - leg.breakTime;
        worth -= m.weights.wait * idle;
        if (maxWait !== undefined && idle > maxWait) active = Infinity;
      }
      worth -= m.weights.travel * leg.travel + m.weights.price * leg.cost;
      price += leg.cost;
      walk += leg.walk;
      active += leg.travel;
    }
    draft.rows[WORTH * k + to] = worth;
    draft.rows[PRICE * k + to] = price;
    draft.rows[WALK * k + to] = walk;
    draft.rows[ACTIVE * k + to] = active;
  }

  /** The leg to x as the day clock drives it: a traveller who would wait at the first visit leaves later. */
  private ride(from: Label, x: number, by: number, to: number, start: number, d: number): void {
    const { leg } = this;
    const { legs } = this.clock;
    const i = this.vertexOf(from, d);
    let depart = from.rows[by]!;
    if (from.bit < 0 && by === to) depart = Math.max(depart, legs.depart(d, i, x, start));
    leg.travel = leg.cost = leg.walk = leg.breakTime = 0;
    leg.breaks.length = 0;
    legs.trace(d, i, x, depart, by, to, leg);
  }

  /** Some way of taking the breaks keeps the limits of day and trip so far. */
  private keepsLimits(label: Label, d: number): boolean {
    for (let b = 0; b <= this.m.breaks[d]!.length; b++) {
      if (label.rows[b]! < INFINITE_TIME && this.isWithin(label, b, d)) return true;
    }
    return false;
  }

  private isWithin(label: Label, b: number, d: number): boolean {
    const { maxActive = Infinity, maxPrice = Infinity, maxWalk = Infinity } = this.m.problem.days[d]!;
    const k = this.m.width;
    const price = label.rows[PRICE * k + b]!;
    const active = label.rows[ACTIVE * k + b]!;
    return (
      active < Infinity &&
      active <= maxActive &&
      label.rows[WALK * k + b]! <= maxWalk &&
      price <= maxPrice + TOLERANCE &&
      label.spent + price <= this.m.maxPrice + TOLERANCE
    );
  }

  /** With all that may still come, the label leads to more than the best plan known. */
  private mayWin(label: Label, d: number): boolean {
    if (this.facts.unbounded) return true;
    const { m, facts } = this;
    const known = label.value + this.worthOf(label, d);
    if (known + this.future.after(label.used, label.bit) + this.bonus(label.used) <= this.bestValue) return false;
    let soonest = INFINITE_TIME;
    for (let b = 0; b <= m.breaks[d]!.length; b++) soonest = Math.min(soonest, label.rows[b]!);
    const i = this.vertexOf(label, d);
    let open = facts.openFrom[d + 1]! & ~label.used;
    for (let bit = 0; bit < facts.places.length; bit++) {
      if (((label.used | open) & (1 << bit)) !== 0) continue;
      const x = facts.places[bit]!;
      const last = m.lastOfDay[x * m.days + d]!;
      const there = soonest + facts.way(i, x);
      if (there > last || there + m.minStay[x]! + facts.way(x, m.places + 2 * d + 1) > m.dayEnd[d]!) continue;
      open |= 1 << bit;
    }
    return known + facts.mostOf(label.used, open) > this.bestValue;
  }

  /** The same, if its day ends there. */
  private mayEnd(label: Label, d: number): boolean {
    const { facts, m } = this;
    const home = m.weights.travel * this.leastWayHome(label, d);
    const known = label.value + this.worthOf(label, d) - home;
    if (known + this.future.after(label.used, -1) + this.bonus(label.used) <= this.bestValue) return false;
    return known + facts.mostOf(label.used, facts.openFrom[d + 1]! & ~label.used) > this.bestValue;
  }

  private leastWayHome(label: Label, d: number): number {
    const { time, vertices, places } = this.m;
    if (!time || !this.facts.days[d]!.fixedWays) return 0;
    return time[this.vertexOf(label, d) * vertices + places + 2 * d + 1]!;
  }

  /** The worth of the required places among these, beside their scores. */
  private bonus(used: number): number {
    return this.m.must * bitCount(used & this.facts.required);
  }

  /** Most the day of a label is worth by any way of taking its breaks. */
  private worthOf({ rows }: Label, d: number): number {
    let most = -Infinity;
    for (let b = 0; b <= this.m.breaks[d]!.length; b++) {
      if (rows[b]! < INFINITE_TIME) most = Math.max(most, rows[WORTH * this.m.width + b]!);
    }
    return most;
  }

  /** Puts a label beside the others of its cell unless one of them stands for it; drops those it stands for. */
  private keep(label: Label, d: number): void {
    const { m, facts } = this;
    const at = label.used * facts.places.length + label.bit;
    const others = (this.cells[at] ??= []);
    const margin = facts.days[d]!.loose && !this.relaxed ? this.margin : 0;
    this.labels += others.length / COMPARISONS_A_LABEL;
    for (const other of others) if (isAsGood(m, facts, d, other, label, margin)) return;
    let left = 0;
    for (const other of others) if (!isAsGood(m, facts, d, label, other, margin)) others[left++] = other;
    others.length = left;
    others.push({ ...label, rows: label.rows.slice() });
  }

  /** Ends the day after a label and opens the next. */
  private close(label: Label, d: number): void {
    const { facts } = this;
    if (!facts.unbounded && !this.mayEnd(label, d)) return;
    if (this.relaxed && facts.days[d]!.loose) this.closeLoosely(label, d);
    else this.closeExactly(label, d);
  }

  /** The day as the clock reads it. */
  private closeExactly(label: Label, d: number): void {
    const { m, clock, facts } = this;
    const ids = this.visits(label);
    if (clock.read(d, ids, 0, ids.length) !== undefined) return;
    const { travel, wait, price } = m.weights;
    let value = label.value - travel * clock.travel - wait * clock.wait - price * clock.price;
    let used = label.used & ~label.today;
    let rank = -1;
    ids.forEach((x, p) => {
      value += scoreAt(m, x, d, clock.start[p + 1]!) * this.facts.factor(x, used);
      used |= 1 << facts.places.indexOf(x);
      if (m.changePenalty === 0 || m.keepDay[x] !== d || m.keepRank[x]! < rank) return;
      rank = m.keepRank[x]!;
      value += m.changePenalty;
    });
    this.settle(label, value, label.spent + clock.price);
  }

  /** The most the day can be worth, and the least it can have cost. */
  private closeLoosely(label: Label, d: number): void {
    const { m, leg, clock } = this;
    const { fixedWays } = this.facts.days[d]!;
    const goal = m.breaks[d]!.length;
    const k = m.width;
    const home = m.places + 2 * d + 1;
    const i = this.vertexOf(label, d);
    let value = -Infinity;
    let spent = Infinity;
    for (let by = 0; by <= goal; by++) {
      if (label.rows[by]! >= INFINITE_TIME || !this.isWithin(label, by, d)) continue;
      if (clock.legs.arriveWith(d, i, home, label.rows[by]!, by, goal) > m.dayEnd[d]!) continue;
      leg.travel = leg.cost = 0;
      leg.breaks.length = 0;
      if (fixedWays) clock.legs.trace(d, i, home, label.rows[by]!, by, goal, leg);
      const soft = m.weights.travel * leg.travel + m.weights.price * leg.cost;
      value = Math.max(value, label.value + label.rows[WORTH * k + by]! - soft);
      spent = Math.min(spent, label.spent + label.rows[PRICE * k + by]! + leg.cost);
    }
    if (value > -Infinity) this.settle(label, value, spent);
  }

  /** Opens the next day after one that is worth and has cost so much with all before it. */
  private settle(label: Label, value: number, spent: number): void {
    const { m } = this;
    if (label.used !== 0 && spent > m.maxPrice + TOLERANCE) return;
    const isCheaper = (a: number, b: number): boolean => m.maxPrice === Infinity || a <= b;
    const others = this.heads[label.used] ?? [];
    if (others.some((other) => other.value >= value && isCheaper(other.spent, spent))) return;
    const rivals = others.filter((other) => other.value > value || !isCheaper(spent, other.spent));
    this.heads[label.used] = [...rivals, headOf(m.width, label, 0, { used: label.used, value, spent })];
  }

  /** Values a whole plan. */
  private finish(label: Label): void {
    const value = label.value + this.facts.mostOf(label.used, 0);
    if (value <= this.bestValue) return;
    this.bestValue = value;
    this.best = label;
  }
}
