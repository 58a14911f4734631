/** A validator without the mark of weakness: GET compares weakly (RFC 9110, section 13.1.2). */
const opaque = (etag: string): string => etag.trim().replace(/^W\//, "");

/** Whether the caller already holds the content of this validator: its list names it, or "*". */
export function holdsAlready(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    (ifNoneMatch.match(/(W\/)?"[^"]*"/g) ?? []).some((known) => opaque(known) === opaque(etag))
  );
}

/** Whether the caller reads this coding: the header names it, or all codings, and not with a weight of zero. */
export function acceptsEncoding(acceptEncoding: string | null | undefined, coding: "br" | "gzip"): boolean {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim());
    const weight = parameters.find((one) => one.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return (weights.get(coding) ?? weights.get("*") ?? 0) > 0;
}
