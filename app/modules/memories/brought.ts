import { formatCount } from "#app/shared/format";
import { MOST_AT_ONCE, notAddedInWords } from "./own-pictures";
import type { NotAdded } from "./own-pictures";

/** What became of a file that was sent. */
export type Brought = { name: string } & ({ became: "added" | "known" } | { became: "refused"; why: NotAdded });

/**
 * What became of all files of a form, in words.
 * @param hasMore whether there were more of them than a form may have
 * @returns `problems` where something was not added
 */
export function broughtInWords(files: readonly Brought[], hasMore: boolean): { text: string; problems?: string[] } {
  if (files.length === 0) return { text: "Nothing was added.", problems: ["Choose at least one picture"] };
  const added = files.filter(({ became }) => became === "added").length;
  const known = files.filter(({ became }) => became === "known").length;
  const text = [
    added > 0 && `${formatCount(added, "picture")} added.`,
    known > 0 && `${formatCount(known, "picture")} ${known === 1 ? "was" : "were"} here already.`,
  ]
    .filter(Boolean)
    .join(" ");
  const problems = files.flatMap((file) => (file.became === "refused" ? [notAddedInWords(file)] : []));
  if (hasMore) problems.push(`A form takes ${MOST_AT_ONCE} pictures. Choose the others now.`);
  return problems.length === 0 ? { text } : { text: text || "Nothing was added.", problems };
}
