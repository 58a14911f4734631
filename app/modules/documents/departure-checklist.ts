import type { BeforeYouGo } from "#app/modules/catalogue/country/before-you-go";

/** A thing to settle at home, with the facts about it. */
export interface ChecklistLine {
  /** Stable, since ticks are stored under it. */
  id: string;
  task: string;
  facts: string[];
  links: { href: string; label: string }[];
}

/** The names in the facts of the parts that have a line of their own. */
const PRACTICAL = [
  { id: "before-money", name: "Money", task: "Sort out money" },
  { id: "before-plugs", name: "Plugs", task: "Check your plugs" },
  { id: "before-emergency", name: "Emergency", task: "Save the emergency numbers on your phone" },
] as const;

/**
 * The things to settle before leaving: entry, the advice of the traveller's government, health, money, plugs and
 * emergency numbers, each with the facts of the country.
 */
export function departureChecklist(before: BeforeYouGo): ChecklistLine[] {
  const { entry, advice, security, health, healthUrl, practical, country } = before;
  const lines: ChecklistLine[] = [
    {
      id: "before-entry",
      task: `Check what your passport needs for ${country}`,
      facts: [entry.text],
      links: [
        { href: entry.url, label: `Official page on entering ${country}` },
        ...(entry.form ? [{ href: entry.form, label: "The form to fill in" }] : []),
      ],
    },
    {
      id: "before-advice",
      task: "Read what your own government advises",
      facts: security ? [security] : [],
      links: advice.links.map(({ href, label }) => ({ href, label: `Travel advice: ${label}` })),
    },
    {
      id: "before-health",
      task: "Sort out vaccines and tablets",
      facts:
        health.length > 0
          ? health.map(({ name, text }) => `${name}: ${text}`)
          : ["You don't need anything beyond the usual vaccines."],
      links: [{ href: healthUrl, label: `Health advice for ${country}, from the CDC in the US` }],
    },
    ...PRACTICAL.flatMap(({ id, name, task }) => {
      const fact = practical.find((one) => one.name === name);
      return fact ? [{ id, task, facts: [fact.text], links: [] }] : [];
    }),
  ];
  // A government gives no advice about its own country, so that line has nothing to read.
  return lines.filter(({ facts, links }) => facts.length + links.length > 0);
}
