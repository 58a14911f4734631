import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { editInWords } from "./day-versions";
import type { TripCommand } from "./trip-commands";

const before = fullTrip("kyoto", 4).itinerary!;
const after = fullTrip("lisbon", 4).itinerary!;
const old = before.days[1]!.items.find(isVisit)!;
const fresh = after.days[1]!.items.find(isVisit)!;
const plan = { days: after, plannedOn: 1 };

it.each<[TripCommand, string | undefined]>([
  [{ kind: "planDays", ...plan }, "Planned again"],
  [{ kind: "planDays", date: "2027-04-16", ...plan }, "Replanned Friday"],
  [{ kind: "lockStop", placeId: old.placeId }, `Locked ${old.name}`],
  [{ kind: "unlockStop", placeId: old.placeId }, `Unlocked ${old.name}`],
  [{ kind: "keepFree", date: "2027-04-16", start: 900 }, "Kept time free on Friday"],
  [{ kind: "removeStop", placeId: old.placeId, ...plan }, `Removed ${old.name}`],
  [{ kind: "addStop", placeId: fresh.placeId, ...plan }, `Added ${fresh.name}`],
  [{ kind: "moveStop", placeId: old.placeId, date: "2027-04-16", ...plan }, `Moved ${old.name}`],
  [{ kind: "shiftStop", placeId: old.placeId, to: "later", ...plan }, `Moved ${old.name}`],
  [{ kind: "timeStop", placeId: old.placeId, start: 600, ...plan }, `Set the time of ${old.name}`],
  [
    { kind: "replaceStop", placeId: old.placeId, withId: fresh.placeId, ...plan },
    `Replaced ${old.name} with ${fresh.name}`,
  ],
  [{ kind: "removeStop", placeId: "gone", ...plan }, "Removed a stop"],
  [{ kind: "chooseFlight", flight: fullTrip("kyoto", 4).flight! }, undefined],
])("edit %# is what its button calls it", (command, words) => {
  expect(editInWords(command, before, after)).toBe(words);
});
