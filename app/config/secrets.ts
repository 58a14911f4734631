/**
 * The values of a secret, the one in use first. A setting holds two or more, with a comma between, while a secret is
 * exchanged: whatever was made with a former one is still taken. docs/runbook.md tells the steps.
 */
export type Secrets = readonly [inUse: string, ...former: string[]];

/** The values in a setting or a file; undefined for a text without any. */
export function secretsIn(text: string): Secrets | undefined {
  const [inUse, ...former] = text.split(",").flatMap((one) => one.trim() || []);
  return inUse === undefined ? undefined : [inUse, ...former];
}
