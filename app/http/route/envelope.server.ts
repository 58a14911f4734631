import type { Trip } from "#app/modules/trips/trip/trip";
import { seeOther } from "../answer/responses.server";

/** Whoever asks for a page of their trip that is sealed is led to its envelope. @throws Response */
export function leadToEnvelope({ id, seal }: Pick<Trip, "id" | "seal">): void {
  if (seal) throw seeOther(`/trips/${id}/sealed`);
}
