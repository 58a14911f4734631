import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLive } from "#app/components/forms/use-live";

/**
 * The list of days whose stops can also be dragged. The script comes with the first pointer over the list, and learns
 * of a finger that is down by then; it sends the same forms as the menus. The drag is announced here, the outcome by
 * the page's own messages.
 */
export function DragStops({
  dates,
  basis,
  children,
}: {
  dates: readonly string[];
  /** The revision that the page shows, and its key. */
  basis: { revision: number; formKey: string };
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const isLive = useLive();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const [said, say] = useState("");
  const move = useRef<(fields: Record<string, string>, words: string) => void>(() => undefined);
  useEffect(() => {
    move.current = (fields, words) => {
      // A second change waits for the first.
      if (isBusy) return;
      say(`Moving ${words}…`);
      const { revision, formKey } = basis;
      submit({ ...fields, revision: String(revision), formKey }, { method: "post" });
    };
  });
  const days = dates.join(" ");
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    const left = new AbortController();
    let undo: (() => void) | undefined;
    let down: PointerEvent | undefined;
    const watch = async (): Promise<void> => {
      const { watchMoves } = await import("./edit-moves.client");
      if (left.signal.aborted) return;
      undo = watchMoves(root, days.split(" "), (fields, words) => move.current(fields, words));
      if (down) down.target?.dispatchEvent(new PointerEvent("pointerdown", down));
    };
    // Without the script the menus remain.
    root.addEventListener("pointerover", () => void watch().catch(() => undefined), {
      once: true,
      signal: left.signal,
    });
    for (const kind of ["pointerdown", "pointerup", "pointercancel"] as const)
      root.addEventListener(kind, (event) => (down = kind === "pointerdown" ? event : undefined), {
        signal: left.signal,
      });
    return () => {
      left.abort();
      undo?.();
    };
  }, [days]);
  return (
    <div ref={list} className="draggable-days" data-drags={isLive ? "" : undefined}>
      <p role="status" className="visually-hidden">
        {isBusy ? said : ""}
      </p>
      {children}
    </div>
  );
}
