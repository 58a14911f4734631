/** Where something wrong with a place of the catalogue is told. */
export function reportPath(placeId: string): string {
  return `/report?place=${encodeURIComponent(placeId)}`;
}

/** Whether a place is one of ours, so that others are helped when it is put right; one's own are not. */
export function isReportable(placeId: string | undefined): placeId is string {
  return placeId !== undefined && !placeId.startsWith("own-");
}
