import type { HomePage } from "#app/modules/discover/home-page.server";
import { InvitedTrips } from "#app/modules/trips/ui/invited-trips";
import { NextTripCard } from "#app/modules/trips/ui/next-trip";
import { UnderWay } from "#app/modules/trips/ui/under-way";

/** The trip that the account is on, or the one that comes next, and those of others; nothing where there is none. */
export function OwnTrips({
  own: { firstName, underWay, next, invited },
  isMain = false,
}: {
  own: NonNullable<HomePage["own"]>;
  /** Whether the page is about them, and the greeting is its heading. */
  isMain?: boolean;
}) {
  const [Greeting, title] = isMain ? (["h1", "h2"] as const) : (["p", "p"] as const);
  if (!next && underWay.length === 0 && invited.length === 0) return null;
  return (
    <div className="wrap page stack">
      <Greeting className="step-1">Welcome back, {firstName}</Greeting>
      {underWay.map((trip) => (
        <UnderWay key={trip.id} trip={trip} title={title} />
      ))}
      {next && <NextTripCard trip={next} title={title} />}
      <InvitedTrips trips={invited} />
    </div>
  );
}
