/** The address at which a fault of a catalogue place is reported. */
export function reportPath(placeId: string): string {
  return `/report?place=${encodeURIComponent(placeId)}`;
}

/** The same for its photograph. */
export function wrongPicturePath(placeId: string): string {
  return `${reportPath(placeId)}&problem=picture`;
}

/**
 * Whether a place is in the catalogue, so that a correction helps other travellers; a traveller's own places are not.
 */
export function isReportable(placeId: string | undefined): placeId is string {
  return placeId !== undefined && !placeId.startsWith("own-");
}
