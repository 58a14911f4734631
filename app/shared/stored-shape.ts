import type { z } from "zod";

/** A stored value that this version of the product cannot read; the message names the value and the reason. */
export class UnreadableValue extends Error {
  override readonly name = "UnreadableValue";
}

/** Lifts a value as one version wrote it to the next version. Its input is stored data, so it trusts nothing. */
export type Step = (older: unknown) => unknown;

/** How one column of JSON texts is read and written. */
export interface StoredShape<T> {
  /** The version that `write` writes: one more than there are steps. */
  readonly version: number;
  /**
   * Reads a stored text of any version.
   * @param id of the row, for the message
   * @throws UnreadableValue, never half a value
   */
  read(text: string, id: string): T;
  write(value: T): string;
}

function versionAndValue(stored: unknown): { version: number; value: unknown } {
  if (typeof stored !== "object" || stored === null) return { version: 1, value: stored };
  const { version, value } = stored as { version?: unknown; value?: unknown };
  // Old rows hold the version inside the value, or not at all.
  if (typeof version !== "number") return { version: 1, value: stored };
  return value === undefined ? { version, value: stored } : { version, value };
}

/**
 * The shape of a column of JSON texts. It writes `{"version": n, "value": …}`; values of older versions are lifted step
 * by step and then parsed by the schema, so that a text is either read whole or refused.
 * @param column table and column, such as "trips.itinerary"
 * @param steps the first lifts version 1 to 2, the second 2 to 3, and so on
 */
export function storedShape<T>(column: string, schema: z.ZodType<T>, steps: readonly Step[] = []): StoredShape<T> {
  const version = steps.length + 1;
  const refuse = (id: string, why: string, cause?: unknown): UnreadableValue =>
    new UnreadableValue(`${column} of ${id} cannot be read as version ${version}: ${why}`, { cause });
  return {
    version,
    read(text, id) {
      let stored: ReturnType<typeof versionAndValue>;
      try {
        stored = versionAndValue(JSON.parse(text));
      } catch (error) {
        throw refuse(id, "it is no JSON", error);
      }
      if (stored.version > version || stored.version < 1)
        throw refuse(id, `version ${stored.version} is not known here`);
      let { value } = stored;
      try {
        for (const step of steps.slice(stored.version - 1)) value = step(value);
      } catch (error) {
        throw refuse(id, "an older version could not be lifted", error);
      }
      const parsed = schema.safeParse(value);
      if (!parsed.success) {
        const [first] = parsed.error.issues;
        throw refuse(id, `${first?.path.join(".") || "the whole"}: ${first?.message ?? "not valid"}`, parsed.error);
      }
      return parsed.data;
    },
    write(value) {
      return JSON.stringify({ version, value });
    },
  };
}
