import { expect, it } from "vitest";
import type { InvitedTrip } from "./invited-trips";
import { byInvitation } from "./invited-trips";

const invited = (tripName: string, startDate: string, of: Partial<InvitedTrip> = {}): InvitedTrip => ({
  tripId: tripName,
  path: `/join/${tripName}`,
  status: "invited",
  tripName,
  ownerName: "Ann",
  startDate,
  endDate: startDate,
  ...of,
});

it("lists an invitation to several places once, by the places that were accepted", () => {
  const whole = "/join/w/places";
  const trips = [
    invited("Florence", "2027-05-05", { whole }),
    invited("Rome", "2027-05-01", { whole }),
    invited("Kyoto", "2027-06-01"),
  ];
  expect(byInvitation(trips)).toEqual([
    expect.objectContaining({ tripName: "Rome and Florence", path: whole, status: "invited", endDate: "2027-05-05" }),
    trips[2],
  ]);
  const answered = [
    { ...trips[0]!, status: "declined" as const },
    { ...trips[1]!, status: "joined" as const },
  ];
  expect(byInvitation(answered)).toMatchObject([{ tripName: "Rome", path: whole, status: "joined" }]);
});
