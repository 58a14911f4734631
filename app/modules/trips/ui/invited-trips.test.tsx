import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InvitedTrips } from "./invited-trips";

const trip = { ownerName: "Ann", startDate: "2027-04-10", endDate: "2027-04-17" };

it("tells trips that are joined from invitations that wait for an answer", () => {
  const page = renderToStaticMarkup(
    <InvitedTrips
      trips={[
        { ...trip, path: "/join/1", status: "invited", tripName: "Kyoto" },
        { ...trip, path: "/join/2", status: "joined", tripName: "Lisbon" },
      ]}
    />,
  );
  const [coming, invited] = page.split("You&#x27;re invited");
  expect(coming).toContain("You&#x27;re coming along");
  expect(coming).toContain("Lisbon");
  expect(coming).not.toContain("Kyoto");
  expect(invited).toContain("Kyoto");
  expect(renderToStaticMarkup(<InvitedTrips trips={[]} />)).toBe("");
});
