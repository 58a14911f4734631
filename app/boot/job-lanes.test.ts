import { describe, expect, it } from "vitest";
import { JOBS, JOB_KINDS, WORKERS, laneOf, nextJobs } from "./job-lanes";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const at = (seconds: number): string => new Date(NOW.getTime() + seconds * 1000).toISOString();
const waiting = (kind: string, id: string, seconds: number, attempts = 0) => ({
  ...{ id, kind, attempts, runAt: at(seconds) },
});
const busy = (kind: (typeof JOB_KINDS)[number], isFirstTry = true) => ({ kind, isFirstTry });

describe("the lanes", () => {
  it("each have two workers at least, and work to do", () => {
    expect(Math.min(...Object.values(WORKERS))).toBeGreaterThanOrEqual(2);
    expect(new Set(JOB_KINDS.map((kind) => JOBS[kind].lane))).toEqual(new Set(Object.keys(WORKERS)));
    expect(laneOf("of another version")).toBe("none");
  });

  it("begin what is due first, as far as each has workers, whatever waits in the others", () => {
    const mails = [3, 1, 2].map((second) => waiting("mail", `mail ${second}`, -second));
    const { begin } = nextJobs([...mails, waiting("password-reset", "reset", 0)], [busy("push")], NOW);
    expect(begin.toSorted()).toEqual(["mail 2", "mail 3", "reset"]);
    expect(nextJobs(mails, [busy("mail"), busy("mail")], NOW).begin).toEqual([]);
  });

  it("keep a worker for what was never tried, and go on with what failed before when nothing else is due", () => {
    const failing = [3, 2, 1].map((second) => waiting("mail", `failing ${second}`, -second, 5));
    const fresh = waiting("mail", "fresh", 0);
    expect(nextJobs([...failing, fresh], [], NOW).begin).toEqual(["failing 3", "fresh"]);
    expect(nextJobs([...failing, fresh], [busy("mail", false)], NOW).begin).toEqual(["fresh"]);
    expect(nextJobs([...failing, fresh], [busy("mail")], NOW).begin).toEqual(["failing 3"]);
    expect(nextJobs(failing, [], NOW).begin).toEqual(["failing 3", "failing 2"]);
  });

  it("say when the next job is due of those that have a worker", () => {
    const later = [waiting("mail", "mail", 20), waiting("push", "push", 10), waiting("hold-ends", "hold", 30)];
    expect(nextJobs(later, [], NOW)).toEqual({ begin: [], nextAt: new Date(at(10)) });
    expect(nextJobs(later, [busy("push"), busy("push"), busy("push")], NOW).nextAt).toEqual(new Date(at(20)));
    expect(nextJobs([], [], NOW)).toEqual({ begin: [] });
  });
});
