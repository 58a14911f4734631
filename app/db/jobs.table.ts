export interface JobsTable {
  id: string;
  kind: string;
  key: string;
  payload: string;
  run_at: string;
  attempts: number;
  claimed_until: string | null;
  done_at: string | null;
  last_error: string | null;
  created_at: string;
}
