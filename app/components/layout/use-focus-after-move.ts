import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { focusOn, keepInView, placeOf } from "./focus-place";

/**
 * Keeps keyboard and screen reader in place when the framework changes a page: the focus goes to the heading of a new
 * page, to the first field that was refused, and to the element that an address names, or the heading, when the focused
 * element is gone.
 */
export function useFocusAfterMove(): void {
  const { state, formMethod } = useNavigation();
  const { pathname, hash } = useLocation();
  const seen = useRef({ pathname, isMoving: false, isPosted: false });
  useEffect(() => {
    const before = seen.current;
    if (state !== "idle") {
      seen.current = { ...before, isMoving: true, isPosted: before.isPosted || formMethod === "POST" };
      return;
    }
    seen.current = { pathname, isMoving: false, isPosted: false };
    if (!before.isMoving) return;
    const place = placeOf(document, { hash, isNewPage: pathname !== before.pathname, isPosted: before.isPosted });
    if (place) focusOn(place);
    else keepInView(document.activeElement);
  }, [state, formMethod, pathname, hash]);
}
