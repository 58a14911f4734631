import type { ReactNode } from "react";

/** The intent that its button sends to the page's action. */
export const SHARE_TRIP = "share-trip";

/** The choice of the form, and its answer for readers who see prices. */
export const PRICES_CHOICE = { name: "prices", shown: "shown" } as const;

/** What a shared trip says of prices: hidden unless the owner ticks it. */
export function PricesChoice({ isShown = false }: { isShown?: boolean }) {
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" name={PRICES_CHOICE.name} value={PRICES_CHOICE.shown} defaultChecked={isShown} />{" "}
        <span>Show what flights and stay cost</span>
      </label>
    </div>
  );
}

/**
 * Shares a trip with every reader who has its link. Before it does, it shows the link, says who will read what, and
 * asks whether prices are shown. With a script the link is copied too (CHECKLIST BOOK-27, TRIP-56), and the form says
 * so with `copied`. Of a trip that is shared already it copies the link.
 */
export function ShareTrip({
  tripId,
  link,
  isShared,
  id,
  children,
}: {
  tripId: string;
  /** The whole address that readers open. */
  link: string;
  isShared: boolean;
  id?: string;
  children: ReactNode;
}) {
  const path = `/trips/${tripId}/shared`;
  if (isShared)
    return (
      <a className="button" id={id} href={path} data-copy={path} data-copied="Trip link copied to clipboard!">
        {children}
      </a>
    );
  return (
    <details className="ask share">
      <summary className="button" id={id}>
        {children}
      </summary>
      <form method="post" className="panel stack" data-copies={path}>
        <p>Anyone with this link will be able to read your trip, without signing in:</p>
        <p className="share-link">{link}</p>
        <PricesChoice />
        <button type="submit" className="button primary" name="intent" value={SHARE_TRIP}>
          Share this trip
        </button>
      </form>
    </details>
  );
}
