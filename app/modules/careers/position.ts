/** Departments, in the order of their tabs (CHECKLIST CAREER-01). */
export const DEPARTMENTS = ["Engineering", "Product & Design", "Marketing"] as const;
export type Department = (typeof DEPARTMENTS)[number];
export const ALL_DEPARTMENTS = "All Departments";

/** An open position as the call answers it (CHECKLIST ENT-39). */
export interface Position {
  /** Also its address. */
  id: string;
  title: string;
  department: Department;
  location: string;
  type: string;
  level: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  niceToHave: string[];
  benefits: string[];
  isActive: boolean;
  /** Local date. */
  postedDate: string;
}

/** "Product & Design" in an address: "product-design". */
export function departmentSlug(department: Department): string {
  return department
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");
}

/** The department that an address names; undefined for all of them. */
export function departmentOf(slug: string | null): Department | undefined {
  return DEPARTMENTS.find((department) => departmentSlug(department) === slug);
}

/** A text with a line for each entry, as a list. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/^[-*•]\s+/, "").trim())
    .filter((line) => line !== "");
}

/** The paragraphs of a text, which blank lines separate. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
