/** A photograph of a place, as a page shows it. */
export interface Photograph {
  /** The beginning of the addresses of its copies: "/art/photos/kyoto/0f3a…". */
  base: string;
  /** The page that shows it large, with its author and licence. */
  page: string;
  /** Its author and licence in one line: "Ann Lee, CC BY-SA 4.0". */
  credit: string;
}

/** The picture beside a place: the address of a drawing, or a photograph. */
export type SightPicture = string | Photograph;

/** Beside a name a picture is this wide at most, three times over for fine screens. */
const BESIDE = 320;

/** The address of a copy. */
export function copyPath(base: string, width: number, format: "avif" | "webp"): string {
  return `${base}-${width}.${format}`;
}

/** The copies for a picture beside a name: the finer format, and the one that every browser reads. */
export function copiesBeside({ base }: Photograph): { avif: string; webp: string } {
  return { avif: copyPath(base, BESIDE, "avif"), webp: copyPath(base, BESIDE, "webp") };
}

/** The address of the page of a photograph. */
export function photographPath(slug: string, placeId: string): string {
  return `/picture/${slug}/${placeId}`;
}

/** "Ann Lee, CC BY-SA 4.0", or the licence alone where no author is known. */
export function creditInWords({ author, licence }: { author: string; licence: { name: string } }): string {
  return author === "" ? licence.name : `${author}, ${licence.name}`;
}
