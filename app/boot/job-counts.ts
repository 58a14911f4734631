import type { Lane } from "./job-lanes";

/** What became of a try: done, to be tried again, given up, or another process's by then. */
export type JobOutcome = "done" | "failed" | "given-up" | "lost";

const counts = new Map<string, { lane: Lane; outcome: JobOutcome; count: number }>();

/** Counts a try of a job. */
export function countTry(lane: Lane, outcome: JobOutcome): void {
  const key = `${lane} ${outcome}`;
  const known = counts.get(key);
  if (known) known.count += 1;
  else counts.set(key, { lane, outcome, count: 1 });
}

/** The tries since the start of this process, by lane and outcome; for the metrics. */
export function readTries(): { labels: { lane: Lane; outcome: JobOutcome }; value: number }[] {
  return [...counts.values()].map(({ lane, outcome, count }) => ({ labels: { lane, outcome }, value: count }));
}
