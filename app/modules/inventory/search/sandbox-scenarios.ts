import type { OrderTraveller } from "./order-source";

/**
 * The possible outcomes of an order of the sandbox; the family name of the first traveller decides, as a test card
 * does.
 */
export const SANDBOX_SCENARIOS = {
  Gone: "The flights are sold before they can be booked.",
  Dearer: "The price rises before the flights can be booked, by $4 for each traveller. A held price stays as it is.",
  Refused: "The airline turns the booking down.",
  Details: "The airline doesn't accept a traveller's details.",
  Down: "The airline can't be reached for ten minutes, and then not at all.",
  Slow: "The airline answers late: the booking is made after a second look.",
  Never: "The airline answers late, and then says there is no booking.",
  Lost: "The booking is made, and the answer gets lost.",
  Late: "The booking is made, and its tickets come after a second look.",
  Nostay: "The flights are booked, and the hotel turns the booking down.",
  Changed: "The flights are booked, and the airline moves the first one by an hour.",
  Credit: "Cancelling gives credit with the airline.",
  Half: "Cancelling refunds half of the price.",
  Unsaid: "Cancelling refunds an amount the airline doesn't name in advance.",
  Final: "The flights can't be cancelled.",
} as const;
export type SandboxScenario = keyof typeof SANDBOX_SCENARIOS;

const BY_NAME = new Map(
  (Object.keys(SANDBOX_SCENARIOS) as SandboxScenario[]).map((name) => [name.toLowerCase(), name] as const),
);

/** The sandbox's scenario for an order of these travellers; undefined for any other name: the order is made. */
export function scenarioOf(travellers: readonly Pick<OrderTraveller, "familyName">[]): SandboxScenario | undefined {
  return BY_NAME.get((travellers[0]?.familyName ?? "").trim().toLowerCase());
}
