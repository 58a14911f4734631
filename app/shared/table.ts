/**
 * The entry of a table for a typed word. Every object has "constructor" and "__proto__": they do not count as entries.
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
