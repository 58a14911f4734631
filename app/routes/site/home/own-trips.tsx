import type { HomePage } from "#app/modules/discover/home-page.server";
import { InvitedTrips } from "#app/modules/trips/ui/invited-trips";
import { NextTripCard } from "#app/modules/trips/ui/next-trip";
import { UnderWay } from "#app/modules/trips/ui/under-way";

/** The trip that the account is on, or the one that comes next, and those of others; nothing where there is none. */
export function OwnTrips({ own: { firstName, underWay, next, invited } }: { own: NonNullable<HomePage["own"]> }) {
  if (!next && underWay.length === 0 && invited.length === 0) return null;
  return (
    <div className="wrap page stack">
      <p className="step-1">Welcome back, {firstName}</p>
      {underWay.map((trip) => (
        <UnderWay key={trip.id} trip={trip} title="p" />
      ))}
      {next && <NextTripCard trip={next} title="p" />}
      <InvitedTrips trips={invited} />
    </div>
  );
}
