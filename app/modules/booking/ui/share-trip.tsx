import { useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";

/** Form value of the confirmation page's action. */
export const SHARE_TRIP = "share-trip";

/**
 * Opens the trip to everybody with its link (CHECKLIST BOOK-27). With a script the link is copied first;
 * without one the page shows it after the post.
 */
export function ShareTrip({ tripId }: { tripId: string }) {
  const submit = useSubmit();
  const path = `/trips/${tripId}/shared`;

  async function copyAndSend(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    data.set("intent", SHARE_TRIP);
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      data.set("copied", "yes");
    } catch {
      // The browser keeps its clipboard to itself: the page shows the link instead.
    }
    submit(data, { method: "post" });
  }

  return (
    <form method="post" onSubmit={(event) => void copyAndSend(event)}>
      <button type="submit" className="button" name="intent" value={SHARE_TRIP}>
        Share Trip
      </button>
    </form>
  );
}
