import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

const WRONG = 'main :is([aria-invalid="true"], fieldset.has-error)';

/**
 * Moves the focus when the answer to a form is here: to the first field that is wrong, else to the message of the form.
 * @param key the message; nothing is focused while it is empty
 */
export function useFocusOnReturn<E extends HTMLElement>(key: string): RefObject<E> {
  const ref = useRef<E>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (key && state === "idle") (document.querySelector<HTMLElement>(WRONG) ?? ref.current)?.focus();
  }, [key, state]);
  return ref;
}
