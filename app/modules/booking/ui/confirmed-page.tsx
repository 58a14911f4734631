import { DISRUPTION } from "#app/config/product";
import type { Picture } from "#app/modules/catalogue/art/poster-view";
import { AlertsPanel } from "#app/modules/disruption/ui/alerts-panel";
import { LiveAlerts } from "#app/modules/disruption/ui/live-alerts";
import type { WatchView } from "#app/modules/disruption/watch-view";
import type { ConfirmationView } from "../checkout/confirmation";
import { BookingConfirmed } from "./booking-confirmed";

interface ConfirmedPageProps {
  confirmation: { view: ConfirmationView; notice?: string; offersPasskey: boolean; watch?: WatchView };
  /** The poster of the destination. */
  picture: Picture | null;
  /** The total in the reader's own currency. */
  about: { total: string; note: string } | null;
  /** The page's own path, and the whole address that readers of the shared trip open. */
  here: string;
  link: string;
}

/** The page after the payment: the booked trip, with its disruption alerts where there are any. */
export function ConfirmedPage({ confirmation, picture, about, here, link }: ConfirmedPageProps) {
  const { view, notice, offersPasskey, watch } = confirmation;
  return (
    <div className="wrap page stack wide-gap">
      <BookingConfirmed
        view={view}
        link={link}
        picture={picture}
        notice={notice}
        about={about}
        offersPasskeyAt={offersPasskey ? here : undefined}
      >
        {watch && (
          <AlertsPanel
            watch={watch}
            shown={DISRUPTION.shown.confirmation}
            back={`${here}#alerts`}
            live={watch.isLive && <LiveAlerts tripId={view.tripId} />}
          />
        )}
      </BookingConfirmed>
    </div>
  );
}
