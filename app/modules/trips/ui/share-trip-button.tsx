import { Form, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";

/** Copies a link; a browser that keeps its clipboard to itself is asked the old way, by a text area (CHECKLIST TRIP-57). */
async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = url;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
}

/** Opens the trip to everybody with its link and, with a script, copies that link (CHECKLIST TRIP-56). */
export function ShareTripButton({ tripId }: { tripId: string }) {
  const submit = useSubmit();
  async function copyAndSend(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const sent: Record<string, string> = { intent: "share-trip" };
    if (await copyLink(new URL(`/trips/${tripId}/shared`, location.origin).href)) sent.copied = "yes";
    submit(sent, { method: "post" });
  }
  return (
    <Form method="post" onSubmit={(event) => void copyAndSend(event)}>
      <button type="submit" className="button" id="share" name="intent" value="share-trip">
        Share
      </button>
    </Form>
  );
}
