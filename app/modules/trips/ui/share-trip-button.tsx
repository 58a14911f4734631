import type { ButtonHTMLAttributes } from "react";

/** The intent that its button sends to the page's action. */
export const SHARE_TRIP = "share-trip";

/**
 * Opens the trip to every reader with its link. With a script that link is copied first (CHECKLIST BOOK-27, TRIP-56),
 * and the form says so with `copied`; without one the page shows it after the post.
 */
export function ShareTripButton({
  tripId,
  children,
  ...button
}: { tripId: string } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, "id" | "children">) {
  return (
    <form method="post" data-copies={`/trips/${tripId}/shared`}>
      <button type="submit" className="button" {...button} name="intent" value={SHARE_TRIP}>
        {children}
      </button>
    </form>
  );
}
