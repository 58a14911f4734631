import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Moves the focus to what a form has to say when its answer is here, so that keyboard and screen reader start there.
 * @param key what is said; nothing is focused while it is empty
 */
export function useFocusOnReturn<E extends HTMLElement>(key: string): RefObject<E> {
  const ref = useRef<E>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (key && state === "idle") ref.current?.focus();
  }, [key, state]);
  return ref;
}
