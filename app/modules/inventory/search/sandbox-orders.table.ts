/** Orders of the sandbox where they are made apart from the payment (SANDBOX_ORDERS=apart). */
export interface SandboxOrdersTable {
  ref: string;
  part: "flights" | "stay";
  /** The offer that it was made of; an offer is ordered once. */
  offer_ref: string;
  /** "risen": nothing was made, and the offer is dearer from then on. "failed": nothing was made in the end. */
  state: "risen" | "open" | "made" | "failed";
  /** See sandbox-scenarios.ts. */
  scenario: string | null;
  /** How often it was looked at. */
  looks: number;
  /** See stored-order.ts. */
  details: string;
  created_at: string;
  updated_at: string;
}
