import type { ReactNode } from "react";
import { NOWHERE, Poster } from "#app/components/ui/poster";

/** A page that asks for a trip to an unknown place, with a poster of no place beside it where there is room. */
export function Somewhere({ children }: { children: ReactNode }) {
  return (
    <div className="wrap page split">
      <div className="stack wide-gap">{children}</div>
      <div className="start-aside">
        <Poster src={NOWHERE} alt="" />
      </div>
    </div>
  );
}
