import type { Generated } from "kysely";

export interface JobsTable {
  id: string;
  kind: string;
  key: string;
  payload: string;
  run_at: string;
  attempts: number;
  claimed_until: string | null;
  done_at: string | null;
  /** Set when the job failed for three days: it is not tried again. */
  given_up_at: string | null;
  last_error: string | null;
  /** The step that the present try has come to, for a page that waits for the work; null before the first. */
  step: string | null;
  /** The `traceparent` of the work that noted the job, while tracing is on. */
  trace: Generated<string | null>;
  created_at: string;
}
