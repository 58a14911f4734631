/** The faults that a place may have, in the order of the form. */
export const PROBLEMS = {
  closed: "It has closed for good",
  hours: "The opening hours are wrong",
  place: "It's somewhere else on the map",
  picture: "The photo shows something else",
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
