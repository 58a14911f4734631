/** Reads the rules of a problem: what is required, forbidden, limited, ordered and kept. */
import type { Group } from "./model";
import type { Id, Infeasible, Problem } from "./problem";

export interface CompiledRules {
  required: Uint8Array;
  banned: Uint8Array;
  /** Day a place is locked to, -1 for none, and its start, -1 for any. */
  lockDay: Int32Array;
  lockStart: Int32Array;
  groups: Group[];
  groupMax: Float64Array;
  groupFrom: Int32Array;
  groupList: Int32Array;
  repeats: boolean;
  earlier: (Id[] | undefined)[];
  later: (Id[] | undefined)[];
  keepDay: Int32Array;
  keepRank: Int32Array;
  changePenalty: number;
  infeasible: Infeasible[];
}

export function compileRules(problem: Problem): CompiledRules {
  const places = problem.nodes.length;
  const infeasible: Infeasible[] = [];
  const banned = new Uint8Array(places);
  for (const x of problem.rules?.banned ?? []) if (x >= 0 && x < places) banned[x] = 1;
  const requirements = compileRequirements(problem, banned, infeasible);
  const groups = compileGroups(problem, requirements.required, infeasible);
  return {
    banned,
    ...requirements,
    ...groups,
    ...compileOrder(problem),
    ...compileKeep(problem),
    infeasible,
  };
}

function compileRequirements(problem: Problem, banned: Uint8Array, infeasible: Infeasible[]) {
  const places = problem.nodes.length;
  const required = new Uint8Array(places);
  const lockDay = new Int32Array(places).fill(-1);
  const lockStart = new Int32Array(places).fill(-1);
  const accept = (x: Id): boolean => {
    const rule = !(x >= 0 && x < places) ? "unknown-place" : banned[x] ? "banned" : undefined;
    if (rule !== undefined && !infeasible.some((i) => i.rule === rule && i.nodes.includes(x))) {
      infeasible.push({ rule, nodes: [x] });
    }
    return rule === undefined;
  };
  for (const lock of problem.rules?.locked ?? []) {
    if (!accept(lock.node)) continue;
    const taken = lockDay[lock.node]!;
    const sameDay = taken === -1 || taken === lock.day;
    const heldStart = lockStart[lock.node]!;
    const sameStart = heldStart === -1 || lock.start === undefined || heldStart === lock.start;
    if (!(lock.day >= 0 && lock.day < problem.days.length) || !sameDay || !sameStart) {
      infeasible.push({ rule: "locked", nodes: [lock.node] });
      continue;
    }
    required[lock.node] = 1;
    lockDay[lock.node] = lock.day;
    if (lock.start !== undefined) lockStart[lock.node] = lock.start;
  }
  for (const x of problem.rules?.must ?? []) if (accept(x)) required[x] = 1;
  return { required, lockDay, lockStart };
}

/** Category rules and exclusive places as one kind of limit. */
function compileGroups(problem: Problem, required: Uint8Array, infeasible: Infeasible[]) {
  const places = problem.nodes.length;
  const members = new Map<number, Id[]>();
  problem.nodes.forEach((node, x) => {
    for (const category of new Set(node.categories)) {
      members.set(category, [...(members.get(category) ?? []), x]);
    }
  });
  const groups: Group[] = (problem.rules?.category ?? []).map((rule) => ({
    members: members.get(rule.id) ?? [],
    max: rule.max ?? Infinity,
    maxPerDay: rule.maxPerDay ?? Infinity,
    min: rule.min ?? 0,
    repeatFactor: rule.repeatFactor ?? 1,
  }));
  const categoryCount = groups.length;
  for (const ids of problem.rules?.exclusive ?? []) {
    const known = [...new Set(ids)].filter((x) => x >= 0 && x < places);
    groups.push({ members: known, max: 1, maxPerDay: Infinity, min: 0, repeatFactor: 1 });
  }
  groups.forEach((group, g) => {
    const held = group.members.filter((x) => required[x]);
    if (held.length > group.max) infeasible.push({ rule: g < categoryCount ? "category" : "exclusive", nodes: held });
    if (group.min > group.max) infeasible.push({ rule: "category-min", nodes: group.members });
  });
  const groupFrom = new Int32Array(places + 1);
  const list: number[] = [];
  for (let x = 0; x < places; x++) {
    groupFrom[x] = list.length;
    groups.forEach((group, g) => {
      if (group.members.includes(x)) list.push(g);
    });
  }
  groupFrom[places] = list.length;
  const repeats = groups.some((group) => group.repeatFactor !== 1);
  const groupMax = Float64Array.from(groups, (group) => group.max);
  return { groups, groupMax, groupFrom, groupList: Int32Array.from(list), repeats };
}

function compileOrder(problem: Problem) {
  const places = problem.nodes.length;
  const earlier: (Id[] | undefined)[] = new Array<Id[] | undefined>(places).fill(undefined);
  const later: (Id[] | undefined)[] = new Array<Id[] | undefined>(places).fill(undefined);
  for (const [a, b] of problem.rules?.before ?? []) {
    if (a === b || !(a >= 0 && a < places && b >= 0 && b < places)) continue;
    (earlier[b] ??= []).push(a);
    (later[a] ??= []).push(b);
  }
  return { earlier, later };
}

function compileKeep(problem: Problem) {
  const keepDay = new Int32Array(problem.nodes.length).fill(-1);
  const keepRank = new Int32Array(problem.nodes.length).fill(-1);
  const keep = problem.rules?.keep;
  keep?.plan.forEach((ids, d) =>
    ids.forEach((x, rank) => {
      if (keepDay[x] !== -1) return;
      keepDay[x] = d;
      keepRank[x] = rank;
    }),
  );
  return { keepDay, keepRank, changePenalty: keep?.changePenalty ?? 0 };
}
