import type { MarkKind } from "./traveller";

/** The message after a destination was marked. */
export function markInWords(kind: MarkKind, name: string): string {
  if (kind === "saved") return `${name} is saved. We'll show you more places like it.`;
  return kind === "dismissed" ? `${name} won't show up in your matches any more.` : `Got it: you've been to ${name}.`;
}
