import { useNavigation } from "@remix-run/react";
import { useState } from "react";

/**
 * How often each form was sent from this page and accepted, by its intent. Used as the key of a form, it makes the form
 * begin anew once the typed text is accepted, and not before; without a script the page is new by then anyway.
 * @param isRefused whether the page shows that the last sent form was refused
 */
export function useTimesTaken(isRefused: boolean): Readonly<Record<string, number>> {
  const { state, formData } = useNavigation();
  const [sent, setSent] = useState<string>();
  const [taken, setTaken] = useState<Record<string, number>>({});
  const sending = formData?.get("intent");
  if (typeof sending === "string" && sending !== sent) setSent(sending);
  // Set while rendering, so that the form is a new one before any effect asks for the focus.
  if (state === "idle" && sent !== undefined) {
    setSent(undefined);
    if (!isRefused) setTaken({ ...taken, [sent]: (taken[sent] ?? 0) + 1 });
  }
  return taken;
}
