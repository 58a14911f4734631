import { oneLine } from "#app/shared/one-line";

/** The largest resume, in bytes (CHECKLIST CAREER-10). */
export const MOST_RESUME_BYTES = 5 * 1024 * 1024;
/** The types that a file field offers. */
export const RESUME_ACCEPT =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The reasons why a resume is refused (CHECKLIST CAREER-08 to CAREER-10). */
export const RESUME_PROBLEM = {
  missing: "Please attach your resume: a PDF, DOC or DOCX file of at most 5 MB",
  kind: "That file is not a PDF, DOC or DOCX document. Please choose another one",
  size: "That file is larger than 5 MB. Please choose a smaller one",
  empty: "That file is empty. Please choose another one",
  name: "Please give the file a plain name, such as resume.pdf, and choose it again",
  content:
    "That file is not the kind of document its name says, or it contains something besides text and pictures. Please save it again as a PDF and choose that",
} as const;

const KIND = /\.(pdf|docx?)$/i;
/** Endings that make a program, a page or a parcel of a file; one of them before the last is a disguise. */
const DISGUISE =
  /\.(exe|dll|scr|bat|cmd|ps1|vbs?|js|mjs|jar|msi|lnk|hta|html?|xhtml|svg|php\d?|phtml|aspx?|jsp|cgi|zip|rar|7z|iso|docm|dotm|xlsm|apk|app|dmg)\./i;
const MOST_NAME = 120;

/** The kind of document that a name claims, and the name as it may be shown; else the reason for the refusal. */
export function readResumeName(
  given: string,
): { kind: "pdf" | "doc" | "docx"; fileName: string } | { problem: string } {
  // Browsers write a quotation mark in a name this way.
  const name = oneLine(given.replaceAll("%22", ""));
  if (/[/\\:]/.test(given) || /\p{Cc}/u.test(given) || name.startsWith(".")) return { problem: RESUME_PROBLEM.name };
  const kind = KIND.exec(name)?.[1]?.toLowerCase();
  if (kind !== "pdf" && kind !== "doc" && kind !== "docx") return { problem: RESUME_PROBLEM.kind };
  if (DISGUISE.test(name)) return { problem: RESUME_PROBLEM.kind };
  const stem = name.slice(0, -kind.length - 1).replace(/["<>|?*]/g, "");
  if (stem.trim() === "") return { problem: RESUME_PROBLEM.name };
  return { kind, fileName: `${stem.slice(0, MOST_NAME)}.${kind}` };
}

/** "1.2 MB" or "84 KB" */
export function sizeInWords(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
