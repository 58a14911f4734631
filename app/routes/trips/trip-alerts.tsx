import { DISRUPTION } from "#app/config/product";
import { AlertsPanel } from "#app/modules/disruption/ui/alerts-panel";
import { LiveAlerts } from "#app/modules/disruption/ui/live-alerts";
import type { WatchView } from "#app/modules/disruption/watch-view";

/** The alerts that may affect a trip: open while it runs, folded while it is weeks ahead. */
export function TripAlerts({ tripId, watch }: { tripId: string; watch: WatchView | undefined }) {
  if (!watch) return null;
  const panel = (
    <AlertsPanel
      watch={watch}
      shown={DISRUPTION.shown.trip}
      back={`/trips/${tripId}#alerts`}
      live={watch.isLive && <LiveAlerts tripId={tripId} />}
    />
  );
  // While the trip is weeks ahead, the days come first.
  return watch.isAhead ? (
    <details className="more">
      <summary>Disruption alerts: from two days before you leave</summary>
      {panel}
    </details>
  ) : (
    panel
  );
}
