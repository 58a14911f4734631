import type { ReactNode } from "react";
import { CopyLink } from "#app/components/ui/copy-link";
import { Icon } from "#app/components/ui/icon";
import { PricesChoice, SHARE_TRIP } from "./share-trip";

/**
 * Says that every reader with the link can read a trip: what is in it for them, what is not, and how it ends.
 * @param link the whole address that readers open
 * @param isOpen right after it was shared
 * @param children the form that ends it, or the way to it
 */
export function SharingNote({
  link,
  showsPrices,
  isOpen,
  children,
}: {
  link: string;
  showsPrices: boolean;
  isOpen: boolean;
  children: ReactNode;
}) {
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
        <CopyLink link={link} copied="Trip link copied to clipboard!" />
        <p>
          {`Anyone with the link can see the trip’s name and dates, your flights and stay ${showsPrices ? "with their prices" : "without their prices"}, and every day of the plan. Your own name, notes and budget stay private, and so do the names and needs of the people coming along. Nobody can change anything.`}
        </p>
        <form method="post" className="stack">
          <PricesChoice isShown={showsPrices} />
          <p>
            <button type="submit" className="button" name="intent" value={SHARE_TRIP}>
              Save
            </button>
          </p>
        </form>
        <div className="row">{children}</div>
      </div>
    </details>
  );
}
