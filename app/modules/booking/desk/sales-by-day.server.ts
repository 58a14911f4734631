import { db } from "#app/db/client.server";
import { daySeries, firstDayOf } from "#app/modules/desk/day-series";
import type { DaySeries } from "#app/modules/desk/day-series";
import type { LocalDate } from "#app/shared/calendar";
import { selectSalesByDay } from "../money/ledger.repo.server";

/** Trips that were paid and all money that came in (US cents) on each of the last days; for the desk. */
export async function salesByDay(today: LocalDate): Promise<{ trips: DaySeries; receivedMinor: DaySeries }> {
  const rows = await selectSalesByDay(db(), firstDayOf(today));
  const trips = rows.filter(({ soldAs }) => soldAs === "trip");
  return {
    trips: daySeries(
      trips.map(({ on, count }) => ({ on, value: count })),
      today,
    ),
    receivedMinor: daySeries(
      rows.map(({ on, receivedMinor }) => ({ on, value: receivedMinor })),
      today,
    ),
  };
}
