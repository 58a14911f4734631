import { inOrder, namesInWords } from "./longer-trip";

/** A trip to which another account has invited the reader. */
export interface InvitedTrip {
  tripId: string;
  path: string;
  status: "invited" | "joined" | "declined";
  tripName: string;
  ownerName: string;
  startDate: string;
  endDate: string;
  /** The address of an invitation to several places, the same for each of them. */
  whole?: string;
}

/** Invitations as a list shows them: those of one invitation to several places together. */
export function byInvitation(trips: readonly InvitedTrip[]): InvitedTrip[] {
  const groups = new Map<string, InvitedTrip[]>();
  for (const trip of trips) {
    const key = trip.whole ?? trip.tripId;
    groups.set(key, [...(groups.get(key) ?? []), trip]);
  }
  return [...groups.values()].map((all) => {
    const joined = all.filter(({ status }) => status === "joined");
    const waiting = all.some(({ status }) => status === "invited");
    const [first, ...others] = (joined.length > 0 ? joined : all).toSorted(inOrder);
    if (first!.whole === undefined) return first!;
    const places = [first!, ...others];
    return {
      ...first!,
      path: first!.whole,
      status: joined.length > 0 ? "joined" : waiting ? "invited" : "declined",
      tripName: namesInWords(places.map(({ tripName }) => ({ name: tripName }))),
      endDate: places.at(-1)!.endDate,
    };
  });
}
