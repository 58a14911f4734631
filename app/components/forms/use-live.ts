import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/**
 * Whether a script runs this page: false on the server and while the page is taken over. For controls that would be
 * dead without a script.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
