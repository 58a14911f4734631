/** A value of a form-encoded body with nested parameters, as the Stripe API takes them. */
export type FormValue = string | { [key: string]: FormValue };

const MAX_DEPTH = 8;
const UNSAFE = new Set(["__proto__", "constructor", "prototype"]);

/** Splits "a[b][0]" into "a", "b", "0"; undefined when the brackets do not match. */
function pathOf(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return undefined;
  const rest = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
  return [match[1] ?? "", ...rest];
}

function put(target: { [key: string]: FormValue }, path: string[], value: string): boolean {
  const [head, ...rest] = path;
  if (head === undefined || UNSAFE.has(head)) return false;
  // "list[]=x" appends.
  const key = head === "" ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    if (target[key] !== undefined) return false;
    target[key] = value;
    return true;
  }
  const next = (target[key] ??= {});
  return typeof next === "object" && put(next, rest, value);
}

/**
 * Reads a form-encoded body whose names carry brackets: "line_items[0][quantity]=2".
 * Lists stay objects with the keys "0", "1" …, see toList.
 * @returns undefined when a name is malformed, given twice or nested too deeply
 */
export function parseFormBody(text: string): { [key: string]: FormValue } | undefined {
  const body: { [key: string]: FormValue } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    if (!path || path.length > MAX_DEPTH || !put(body, path, value)) return undefined;
  }
  return body;
}

/** The elements of a list that came as an object with the keys "0", "1" …; anything else comes back unchanged. */
export function toList(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return entries.every(([key], index) => key === String(index))
    ? entries.map(([, one]: [string, unknown]) => one)
    : value;
}
