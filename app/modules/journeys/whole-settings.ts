/** The settings of a longer trip: its name, what of it can be cancelled here, and where it is planned once more. */
export interface WholeSettings {
  journeyId: string;
  name: string;
  /** The places that nothing is paid for. */
  open: string[];
  /** The others, each with the page that tells whether it can be cancelled. */
  others: { name: string; href: string }[];
  again: string;
}
