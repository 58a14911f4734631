const made = new Map<string, RegExp>();

/**
 * The pattern of a source that is put together where it is used, made once. Only for sources from a fixed set, never
 * with a traveller's words in it; and not with the flag "y", nor with "g" beside `exec` or `test`, which keep a place.
 */
export function patternOf(source: string, flags = ""): RegExp {
  const key = `${flags}/${source}`;
  const known = made.get(key);
  if (known) return known;
  const pattern = new RegExp(source, flags);
  made.set(key, pattern);
  return pattern;
}
