import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { READINGS } from "#app/boot/readings.server";
import { addReadings, metricsText } from "#app/http/front/metrics.server";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const RULES = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(["page", "day"]) }),
            annotations: z.object({ summary: z.string().min(1), step: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read("scripts/deploy/alerts.yaml")))
  .groups.flatMap(({ rules }) => rules);

const DASHBOARD = z
  .object({
    panels: z.array(z.object({ id: z.number(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  })
  .parse(JSON.parse(read("scripts/deploy/dashboard.json")));

const RUNBOOKS = ["docs/runbook.md", "docs/running-payments.md"];
const EXPRESSIONS = [
  ...RULES.map(({ expr }) => expr),
  ...DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** The schema into which a copy of the database is made, which the runbook names too. */
const NO_METRIC = "voyance_incoming";

/** The names of metrics in a text; `up` is Prometheus' own. */
const namesIn = (text: string): string[] =>
  (text.match(/\b(?:voyance|http|nodejs|process)_[a-z0-9_]+\b/g) ?? []).filter((name) => name !== NO_METRIC);

beforeAll(() => addReadings(READINGS));

/** A metric's name as the server tells it, with the three series of a histogram. */
async function exported(): Promise<{ all: Set<string>; labels: Map<string, readonly string[]> }> {
  const types = [...(await metricsText()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const all = types.flatMap(([, name, type]) =>
    type === "histogram" ? ["bucket", "sum", "count"].map((end) => `${name}_${end}`) : [name!],
  );
  return { all: new Set(all), labels: new Map(READINGS.map(({ name, labels = [] }) => [name, labels])) };
}

test("dashboard, rules and runbook name only metrics that the server exports, and every one of ours is shown", async () => {
  const { all } = await exported();
  const shown = EXPRESSIONS.flatMap(namesIn);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter((name) => !all.has(name))).toEqual([]);
  const told = RUNBOOKS.flatMap((path) => namesIn(read(path)));
  expect(told.filter((name) => !all.has(name))).toEqual([]);
  const ours = [...all].filter((name) => name.startsWith("voyance_"));
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  expect(ours.filter((name) => !told.includes(name))).toEqual([]);
});

test("expressions ask our figures by labels that they have", async () => {
  const { labels } = await exported();
  const asked = EXPRESSIONS.flatMap((expr) => [...expr.matchAll(/\b(voyance_\w+)\{([^}]*)\}/g)]);
  const wrong = asked.flatMap(([, name, filter]) =>
    [...filter!.matchAll(/(\w+)\s*(?:=|!=|=~|!~)/g)]
      .map(([, label]) => label!)
      .filter((label) => label !== "job" && labels.has(name!) && !labels.get(name!)!.includes(label))
      .map((label) => `${name} has no ${label}`),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** The anchor of a heading, as the page of a repository makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");

test("every alert leads to a step, and the step names it", () => {
  for (const { alert, annotations } of RULES) {
    const [path = "", anchor = ""] = annotations.step.split("#");
    expect(RUNBOOKS, alert).toContain(path);
    const text = read(path);
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
    expect(headings, alert).toContain(anchor);
    expect(text, alert).toContain(`\`${alert}\``);
  }
  expect(new Set(RULES.map(({ alert }) => alert)).size).toBe(RULES.length);
  expect(new Set(DASHBOARD.panels.map(({ id }) => id)).size).toBe(DASHBOARD.panels.length);
});
