import type { PlaceKind } from "../schema/vocabulary";
import { MOTIFS_OF } from "./motif-fit";
import { MOTIFS_BY_COUNTRY, ONLY_IN } from "./motif-countries";
import { MOTIF_WORDS } from "./motif-words";

/** What a motif is derived from. */
export interface MotifSource {
  name: string;
  kind: PlaceKind;
  tags: readonly string[];
  /** Named by the file where its words would mislead. */
  motif?: string;
}

/** Whether a motif may stand beside places of a kind. */
export const fitsKind = (motif: string, kind: PlaceKind): boolean => MOTIFS_OF[kind].includes(motif);

/**
 * The motif that the file names; else the one that fits the words of a place, its labels before its name; else that of
 * its kind and country.
 */
export function motifOf({ name, kind, tags, motif }: MotifSource, country: string): string {
  if (motif && fitsKind(motif, kind)) return motif;
  for (const text of [tags.join(" | "), name]) {
    const words = text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "");
    const told = MOTIF_WORDS.find(
      ([pattern, meant]) => fitsKind(meant, kind) && (ONLY_IN[meant] ?? country) === country && pattern.test(words),
    );
    if (told) return told[1];
  }
  return MOTIFS_BY_COUNTRY[kind]?.[country] ?? MOTIFS_OF[kind][0]!;
}
