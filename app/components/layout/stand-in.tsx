import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state";

/** A poster of nowhere that every browser already has the address of: no data is needed to show it. */
const NOWHERE = { src: "/picture.svg", width: 600, height: 800 };

/** Stands in for a page that can't be shown: a poster, what is the matter, and a way on. */
export function StandIn({ children }: { children: ReactNode }) {
  return (
    <div className="wrap section">
      <EmptyState picture={NOWHERE}>{children}</EmptyState>
    </div>
  );
}
