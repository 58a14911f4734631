/** What may be wrong with a place, in the order of the form. */
export const PROBLEMS = {
  closed: "It has closed for good",
  hours: "The opening hours are wrong",
  place: "It's somewhere else on the map",
  other: "Something else",
} as const;
export type Problem = keyof typeof PROBLEMS;
export const PROBLEM_KINDS = Object.keys(PROBLEMS) as [Problem, ...Problem[]];

export const REPORT_STATUSES = ["new", "accepted", "declined"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const REPORT_STATUS_WORDS: Record<ReportStatus, string> = {
  new: "New",
  accepted: "Changed",
  declined: "Not changed",
};

/** Where something wrong with a place of the catalogue is told. */
export function reportPath(placeId: string): string {
  return `/report?place=${encodeURIComponent(placeId)}`;
}

/** Whether a place is one of ours, so that others are helped when it is put right; one's own are not. */
export function isReportable(placeId: string | undefined): placeId is string {
  return placeId !== undefined && !placeId.startsWith("own-");
}
