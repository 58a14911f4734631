import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon";

/**
 * Says that every reader with the link can read a trip: what is in it for them, what is not, and how it ends.
 * @param isOpen right after it was shared
 * @param children the form that ends it, or the way to it
 */
export function SharingNote({ tripId, isOpen, children }: { tripId: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="disclosure sharing" open={isOpen}>
      <summary>
        <Icon name="share-network" />
        <span>
          <b>Shared</b> <span className="meta">Anyone with the link can read this trip</span>
        </span>
        <Icon name="caret-down" />
      </summary>
      <div className="stack">
        <p>
          Anyone with the link can see the trip’s name and dates, your flights and stay with their prices, and every day
          of the plan. Your own name, notes and budget stay private, and so do the names and needs of the people coming
          along. Nobody can change anything.
        </p>
        <div className="row">
          <a className="target" href={`/trips/${tripId}/shared`}>
            See what they see
          </a>
          {children}
        </div>
      </div>
    </details>
  );
}
