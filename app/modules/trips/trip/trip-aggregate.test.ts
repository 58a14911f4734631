import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import type { Trip } from "./trip";
import type { Person } from "./trip-aggregate";
import { changedParts } from "./trip-aggregate";

const trip = fullTrip("kyoto", 4, { status: "planning" });
const ann: Person = {
  id: "ann",
  role: "companion",
  name: "Ann",
  status: "invited",
  wishes: NO_WISHES,
  needs: NO_NEEDS,
  createdAt: "2027-01-01T00:00:00.000Z",
};
const flight = (changes: object) => ({ ...trip.flight!, offer: { ...trip.flight!.offer, ...changes } });
const hotel = (changes: object) => ({ ...trip.hotel!, offer: { ...trip.hotel!.offer, ...changes } });

it.each<[string, Partial<Trip>, string[]]>([
  ["nothing", {}, []],
  ["its revision and time", { revision: 9, updatedAt: "2028-01-01T00:00:00.000Z" }, []],
  ["its destination", { destination: { slug: "tokyo", name: "Tokyo" } }, ["basics"]],
  ["where it begins", { origin: { code: "HEL", label: "Helsinki" } }, ["basics"]],
  ["its first day", { startDate: "2027-04-13" }, ["basics"]],
  ["its last day", { endDate: "2027-04-30" }, ["basics"]],
  ["its adults", { adults: 3 }, ["basics"]],
  ["its children", { children: 3 }, ["basics"]],
  ["its name", { name: "Maples" }, ["details"]],
  ["its budget", { budgetMinor: 1 }, ["details"]],
  ["its wishes", { preferences: { ...trip.preferences, pace: "packed" } }, ["wishes"]],
  ["its flight", { flight: flight({ id: "another" }) }, ["flight", "prices"]],
  ["the price of its flight", { flight: flight({ priceMinor: 1 }) }, ["prices"]],
  ["its hotel", { hotel: hotel({ id: "another" }) }, ["hotel", "prices"]],
  ["no hotel any more", { hotel: undefined }, ["hotel", "prices"]],
  ["the price of its hotel", { hotel: hotel({ totalMinor: 1 }) }, ["prices"]],
  ["how steady its price is", { priceConfidence: 0.1 }, ["prices"]],
  ["how far the planner came", { plannerStep: "flights" }, ["step"]],
  ["its days", { itinerary: { ...trip.itinerary!, seed: 2 } }, ["days"]],
  ["no days any more", { itinerary: undefined }, ["days"]],
  ["its link", { sharedAt: "2027-01-01T00:00:00.000Z" }, ["sharing"]],
  ["its status", { status: "booked" }, ["status"]],
  ["what is quoted for it", { orders: { state: "ordering" } }, ["orders"]],
  ["when it was booked", { bookedAt: "2027-01-01T00:00:00.000Z" }, ["status"]],
  ["its owner", { ownerId: "bo" }, ["owner"]],
])("of a trip with another %s", (_, changes, expected) => {
  const people = [ann];
  expect(changedParts({ trip, people }, { trip: { ...trip, ...changes }, people: [{ ...ann }] })).toEqual(expected);
});

it("of a trip whose people say something else", () => {
  expect(changedParts({ trip, people: [ann] }, { trip, people: [{ ...ann, status: "joined" }] })).toEqual(["people"]);
  expect(changedParts({ trip, people: [ann] }, { trip, people: [] })).toEqual(["people"]);
});
