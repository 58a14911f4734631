/** A place that a photograph is looked for. */
export interface PlaceToPicture {
  name: string;
  /** Its name in the language of the place. */
  localName?: string;
  lat: number;
  lon: number;
  /** Its entry in Wikidata: "Q243". */
  wikidata?: string;
}

export interface Licence {
  /** "CC BY-SA 4.0" */
  name: string;
  url: string;
}

/** A photograph that may be shown, with whom its licence wants named. */
export interface FoundPicture {
  /** Of its file, without the ending. */
  title: string;
  /** The page that describes it. */
  pageUrl: string;
  author: string;
  licence: Licence;
  content: Uint8Array;
}

/** A collection of openly licensed photographs. */
export interface Pictures {
  /**
   * The photograph of a place; undefined where none is surely of it and may be shown.
   * @throws NoLine when the collection cannot be reached or asks to be left alone
   */
  find(place: PlaceToPicture, signal: AbortSignal): Promise<FoundPicture | undefined>;
}

/** The collection does not answer: nothing is known of the place. */
export class NoLine extends Error {
  override readonly name = "NoLine";
}
