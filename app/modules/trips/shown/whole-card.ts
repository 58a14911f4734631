import { formatCount } from "#app/shared/format";
import type { TripStatus, TripWithoutDays } from "../trip/trip";
import { estimateOf, travellersOf } from "../trip/trip";
import { statusBadge, toTripCard } from "./dashboard";
import type { TripCard } from "./dashboard";
import { journeyPath, nameOfWhole, namesInWords } from "./longer-trip";

/** A trip or a longer trip as the dashboard lists it: when it is, and how it stands. */
export interface DashboardEntry {
  places: TripWithoutDays[];
  startDate: string;
  endDate: string;
  status: TripStatus;
}

/** The status of several places: theirs where it is the same, else that of what is still to be done. */
function statusOfAll(places: readonly TripWithoutDays[]): TripStatus {
  const [first, ...others] = places.map(({ status }) => status);
  if (others.every((status) => status === first)) return first!;
  return places.every(({ status }) => status === "booked" || status === "completed") ? "booked" : "planning";
}

/** The places of a trip as one entry. @param places in order, at least one */
export function entryOf(places: TripWithoutDays[]): DashboardEntry {
  const [first, last] = [places[0]!, places.at(-1)!];
  return { places, startDate: first.startDate, endDate: last.endDate, status: statusOfAll(places) };
}

/** A card of the dashboard: of a trip, or of a longer trip with its places. */
export interface EntryCard extends TripCard {
  path: string;
}

/** The card of an entry. */
export function toEntryCard({ places, startDate, endDate, status }: DashboardEntry): EntryCard {
  const [first, ...others] = places as [TripWithoutDays, ...TripWithoutDays[]];
  const card = toTripCard(first);
  if (others.length === 0 || first.journeyId === undefined) return { ...card, path: `/trip/${first.id}` };
  const isPart = status === "planning" && places.some((place) => place.status === "booked");
  return {
    ...card,
    path: journeyPath(first.journeyId),
    name: nameOfWhole(places),
    // Without a name of its own the whole is called by its places, which are named once.
    destination: places.some(({ journeyName }) => journeyName !== undefined)
      ? namesInWords(places.map(({ destination }) => destination))
      : formatCount(places.length, "place"),
    badge: isPart ? { label: "Booked in part", look: "planning" } : statusBadge({ ...first, status }),
    startDate,
    endDate,
    budgetMinor: places.reduce((sum, place) => sum + estimateOf(place).totalMinor, 0) / travellersOf(first),
    updatedAt: places
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1)!,
    // Its document is on the page of the whole.
    hasDocument: false,
  };
}
