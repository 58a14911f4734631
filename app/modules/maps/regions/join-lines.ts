/** Node ids of a line, in order. */
export type Refs = ArrayLike<number>;

const lastOf = (refs: Refs): number => refs[refs.length - 1]!;

/**
 * Joins lines that meet at their ends to longer ones, as far as they go: parts of a street, or of the shore of a lake.
 * A line may be turned for that. @returns lines; a closed one ends where it begins
 */
export function joinLines(lines: readonly Refs[]): number[][] {
  const waiting = new Map<number, Set<Refs>>();
  const note = (line: Refs, isThere: boolean): void => {
    for (const end of [line[0]!, lastOf(line)]) {
      const others = waiting.get(end) ?? new Set();
      if (isThere) others.add(line);
      else others.delete(line);
      waiting.set(end, others);
    }
  };
  const usable = lines.filter(({ length }) => length > 1);
  for (const line of usable) note(line, true);
  const take = (end: number): Refs | undefined => {
    const next = waiting.get(end)?.values().next().value;
    if (next) note(next, false);
    return next;
  };
  const joined: number[][] = [];
  for (const line of usable) {
    if (!waiting.get(line[0]!)?.has(line)) continue;
    note(line, false);
    const whole = Array.from(line);
    const extend = (): void => {
      while (whole[0] !== whole.at(-1)) {
        const end = whole.at(-1)!;
        const next = take(end);
        if (!next) return;
        const refs = Array.from(next);
        for (const ref of (refs[0] === end ? refs : refs.reverse()).slice(1)) whole.push(ref);
      }
    };
    extend();
    whole.reverse();
    extend();
    joined.push(whole.reverse());
  }
  return joined;
}
