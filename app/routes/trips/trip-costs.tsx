import { Poster } from "#app/components/ui/poster";
import type { TripPage } from "#app/modules/booking/checkout/trip-page.server";
import { allStands } from "#app/modules/booking/orders/order-words";
import { OrderedStatus } from "#app/modules/booking/ui/ordered-status";
import { BudgetBreakdown } from "#app/modules/trips/ui/budget-breakdown";

/** What stands beside the days of a trip on a wide screen, and after them on a narrow one. */
export function TripCosts({ page: { picture, trip, reader, ordered } }: { page: TripPage }) {
  return (
    <aside className="stack" aria-label="Costs and bookings">
      {picture && <Poster {...picture} />}
      <BudgetBreakdown trip={trip} about={reader.about} />
      {ordered && allStands(ordered) && <OrderedStatus ordered={ordered} />}
    </aside>
  );
}
