import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state";
import { NOWHERE } from "../ui/poster";

/** Stands in for a page that can't be shown: a poster, the problem, and a way on. */
export function StandIn({ children }: { children: ReactNode }) {
  return (
    <div className="wrap section">
      <EmptyState picture={NOWHERE}>{children}</EmptyState>
    </div>
  );
}
