import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { FormEvent } from "react";

interface Press {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

/** The press whose change is on its way, and the last one after it: of all forms of a page, so that they take turns. */
let sent: Press | undefined;
let next: Press | undefined;

/**
 * Makes the forms of a page take turns: a change that is pressed while another is on its way is sent after it, on the
 * days that the first one made. A second press of the same button is the same press.
 */
export function useInTurn(): { isBusy: boolean; inTurn: (event: FormEvent<HTMLFormElement>) => void } {
  const isBusy = useNavigation().state !== "idle";
  useEffect(() => {
    if (isBusy || !next) return;
    const { form, button } = next;
    next = undefined;
    // The change before it may have taken its line away.
    if (form.isConnected) form.requestSubmit(button?.isConnected ? button : null);
  }, [isBusy]);
  return {
    isBusy,
    inTurn: (event) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const press = { form: event.currentTarget, button: submitter };
      if (!isBusy) {
        sent = press;
        return;
      }
      event.preventDefault();
      if (submitter !== sent?.button) next = press;
    },
  };
}
