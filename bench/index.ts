/** `npm run bench -- KIND …`: measurements, never part of the tests (docs/testing.md). */
const KINDS = [
  "solver",
  "plans",
  "days",
  "trips",
  "pages",
  "server",
  "load",
  "overload",
  "doubled",
  "uploads",
  "access",
  "growth",
  "processes",
  "kills",
] as const;

const [kind, ...args] = process.argv.slice(2);
if (!KINDS.includes(kind as (typeof KINDS)[number])) {
  console.error(`Say what to measure: ${KINDS.join(", ")}`);
  process.exit(2);
}
const { run } = (await import(`./${kind}`)) as { run(args: string[]): Promise<void> };
await run(args);

export {};
