import type { BagPolicy } from "../network/airlines";
import type { SandboxCabin } from "./fares";
import type { Fare } from "../offers/flight";

/** The bags that every traveller may take along. */
export interface BagAllowance {
  /** In plain words. */
  bags: string;
  holdBags: number;
}

/** The bags that may be carried with a ticket, by the airline's usual policy. */
export function bagAllowance(cabin: SandboxCabin, fare: Fare, policy: BagPolicy): BagAllowance {
  if (cabin === "business") return { bags: "2 cabin bags and 2 checked bags of 32 kg", holdBags: 2 };
  if (cabin === "premium") return { bags: "1 cabin bag and 2 checked bags of 23 kg", holdBags: 2 };
  if (fare !== "basic" || policy === "hold-included") {
    return { bags: `1 cabin bag and 1 checked bag of ${policy === "seat-only" ? 20 : 23} kg`, holdBags: 1 };
  }
  return {
    bags:
      policy === "seat-only"
        ? "1 small bag under the seat; larger bags cost extra"
        : "1 cabin bag; checked bags cost extra",
    holdBags: 0,
  };
}

/** Of two airlines on one ticket the meaner policy holds. */
export function meanerPolicy(a: BagPolicy, b: BagPolicy): BagPolicy {
  return MEANEST_FIRST.find((policy) => policy === a || policy === b) ?? a;
}

const MEANEST_FIRST: readonly BagPolicy[] = ["seat-only", "hold-from-standard", "hold-included"];
