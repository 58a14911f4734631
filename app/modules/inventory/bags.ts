import type { Cabin, Fare } from "./flight";

/** What may be carried with a ticket, in plain words, by the usual policy of that kind of airline. */
export function bagsText(cabin: Cabin, fare: Fare, carrierKind: "full" | "low-cost" | "regional"): string {
  if (cabin === "business") return "2 cabin bags and 2 hold bags of 32 kg";
  if (cabin === "premium") return "1 cabin bag and 2 hold bags of 23 kg";
  if (carrierKind === "low-cost") {
    return fare === "basic" ? "1 small bag under the seat; larger bags for a fee" : "1 cabin bag and 1 hold bag of 20 kg";
  }
  return fare === "basic" ? "1 cabin bag; hold bags for a fee" : "1 cabin bag and 1 hold bag of 23 kg";
}
