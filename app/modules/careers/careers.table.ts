/** The desk alone sees a "draft"; a "closed" position takes no applications any more. */
export type PositionStatus = "draft" | "published" | "closed";

/** An open position. Lists are texts with a line for each entry. */
export interface JobPostingsTable {
  /** Also its address. */
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  level: string;
  description: string;
  responsibilities: string;
  requirements: string;
  nice_to_have: string;
  benefits: string;
  status: PositionStatus;
  /** Local date; set when it is first published. */
  posted_on: string | null;
  created_at: string;
  updated_at: string;
}

export interface JobApplicationsTable {
  id: string;
  /** The key of one application, however often it is sent. */
  key: string;
  job_id: string;
  job_title: string;
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  email_key: string;
  phone: string;
  linked_in: string;
  portfolio: string;
  cover_letter: string;
  experience: string;
  why_voyance: string;
  /** Local date. */
  start_date: string;
  status: "new" | "answered" | "closed";
  created_at: string;
  answered_at: string | null;
  closed_at: string | null;
}

/** A file that was taken in; without an application it waits for its form to be corrected. */
export interface ResumesTable {
  /** Also its name on the disk. */
  id: string;
  application_id: string | null;
  /** The sender's name for the file. */
  file_name: string;
  kind: string;
  bytes: number;
  created_at: string;
}
