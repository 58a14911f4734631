import type { Trip } from "#app/modules/trips/trip/trip";
import { seeOther } from "../answer/responses.server";

/** Leads a traveller who asks for a page of a sealed trip to its envelope. @throws Response */
export function leadToEnvelope({ id, seal }: Pick<Trip, "id" | "seal">): void {
  if (seal) throw seeOther(`/trips/${id}/sealed`);
}
