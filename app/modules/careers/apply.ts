/** The message when an application has arrived (CHECKLIST CAREER-13). */
export const APPLIED = "Application submitted successfully! We'll be in touch soon.";
/** The message when an application could not be taken, through no fault of the applicant (CHECKLIST CAREER-14). */
export const NOT_APPLIED = "Failed to submit application. Please try again.";

/** Names of the form fields for the file, and for a file that came with the form before. */
export const RESUME_FIELD = "resume";
export const KEPT_RESUME_FIELD = "keptResume";
