import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RequestQueue } from "./request-queue";

const BOUNDS = { mostUnderWay: 2, mostWaiting: 6, longestWaitMs: 1000, longMs: 500 };

/** A queue in a world of its own: a turn comes when the test asks for it, and each start takes `costMs`. */
function openQueue(bounds = BOUNDS, costMs = 10) {
  let nowMs = 0;
  let busy = 0;
  const turns: (() => void)[] = [];
  const log: string[] = [];
  const queue = new RequestQueue(bounds, {
    now: () => nowMs,
    nextTurn: (turn) => void turns.push(turn),
    busyShare: () => busy,
  });
  return {
    queue,
    log,
    enter: (name: string, key = name) =>
      queue.enter({
        key,
        start: () => {
          nowMs += costMs;
          log.push(`start ${name}`);
        },
        refuse: () => void log.push(`refuse ${name}`),
      }),
    turn: () => turns.shift()?.(),
    isIdle: () => turns.length === 0,
    pass: (ms: number) => (nowMs += ms),
    setBusy: (share: number) => (busy = share),
  };
}

describe("a queue of requests", () => {
  it("starts one request a turn, and none in the turn in which it comes", () => {
    const { enter, turn, log, isIdle } = openQueue();
    enter("a");
    enter("b");
    expect(log).toEqual([]);
    turn();
    expect(log).toEqual(["start a"]);
    turn();
    expect(log).toEqual(["start a", "start b"]);
    expect(isIdle()).toBe(true);
  });

  it("works on as many as it may, and goes on when one is answered", () => {
    const { enter, turn, log, isIdle, queue } = openQueue();
    const [a] = ["a", "b", "c"].map((name) => enter(name));
    turn();
    turn();
    expect(isIdle()).toBe(true);
    expect(queue.state).toEqual({ underWay: 2, waiting: 1, refused: 0 });
    a!();
    turn();
    expect(log.at(-1)).toBe("start c");
  });

  it("refuses at once what finds it full", () => {
    const { enter, log, queue } = openQueue();
    for (let index = 0; index < 7; index++) enter(`n${index}`, "one");
    expect(log).toEqual(["refuse n6"]);
    expect(queue.state.refused).toBe(1);
  });

  it("gives a newcomer the place of a caller who takes many", () => {
    const { enter, turn, log } = openQueue();
    for (let index = 0; index < 6; index++) enter(`greedy${index}`, "greedy");
    enter("other");
    expect(log).toEqual(["refuse greedy5"]);
    turn();
    turn();
    expect(log).toEqual(["refuse greedy5", "start greedy0", "start other"]);
  });

  it("refuses at once what would wait too long, by how fast the queue moves, and forgets it when it is empty", () => {
    const { enter, turn, log } = openQueue({ ...BOUNDS, mostUnderWay: 100, mostWaiting: 100 }, 400);
    const ask = (count: number, from: string) => {
      for (let index = 0; index < count; index++) enter(`${from}${index}`, "one");
    };
    ask(30, "a");
    for (let index = 0; index < 3; index++) turn();
    log.length = 0;
    ask(1, "late");
    expect(log).toEqual(["refuse late0"]);
    for (let index = 0; index < 40; index++) turn();
    log.length = 0;
    ask(30, "b");
    expect(log).toEqual([]);
  });

  it("refuses at its turn what has waited too long", () => {
    const { enter, turn, pass, log } = openQueue();
    enter("a");
    pass(1001);
    turn();
    expect(log).toEqual(["refuse a"]);
  });

  it("forgets a caller that leaves while waiting", () => {
    const { enter, turn, log, queue } = openQueue();
    const leave = enter("a");
    leave();
    turn();
    expect([log, queue.state]).toEqual([[], { underWay: 0, waiting: 0, refused: 0 }]);
  });

  it("gives the places of requests that wait for something else to others, unless all are slow because it is busy", () => {
    const { enter, turn, pass, log, queue, setBusy } = openQueue();
    const [a] = ["a", "b", "c"].map((name) => enter(name));
    turn();
    turn();
    pass(400);
    setBusy(0.95);
    queue.releaseLong();
    expect(queue.state.underWay).toBe(2);
    pass(85);
    setBusy(0.2);
    queue.releaseLong();
    // "a" counts as long, "b" does not yet.
    expect(queue.state.underWay).toBe(1);
    turn();
    expect(log.at(-1)).toBe("start c");
    a!();
    expect(queue.state.underWay).toBe(2);
  });

  it("starts or refuses each request that stays exactly once, whatever happens", () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("enter" as const), key: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ do: fc.constant("turn" as const) }),
      fc.record({ do: fc.constant("leave" as const), which: fc.nat(30) }),
      fc.record({ do: fc.constant("pass" as const), ms: fc.nat(600) }),
      fc.record({ do: fc.constant("release" as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { enter, turn, pass, log, queue, isIdle } = openQueue();
        const leaves: ((() => void) | undefined)[] = [];
        const left = new Set<number>();
        for (const one of steps) {
          if (one.do === "enter") leaves.push(enter(String(leaves.length), String(one.key)));
          else if (one.do === "turn") turn();
          else if (one.do === "pass") pass(one.ms);
          else if (one.do === "release") queue.releaseLong();
          else if (leaves[one.which]) {
            leaves[one.which]!();
            leaves[one.which] = undefined;
            left.add(one.which);
          }
          expect(queue.state.underWay).toBeLessThanOrEqual(BOUNDS.mostUnderWay);
          expect(queue.state.waiting).toBeLessThanOrEqual(BOUNDS.mostWaiting);
        }
        leaves.forEach((leave) => leave?.());
        // The waiting request left with its caller; a turn that was asked for finds nothing.
        while (!isIdle()) turn();
        const seen = log.map((line) => line.split(" ")[1]);
        expect(new Set(seen).size).toBe(seen.length);
        expect(queue.state).toMatchObject({ underWay: 0, waiting: 0 });
      }),
    );
  });
});
