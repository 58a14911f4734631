/** What a table says of a word that somebody typed. Every object knows "constructor" and "__proto__": they are no entries. */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
