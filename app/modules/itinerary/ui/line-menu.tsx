import { useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { FormErrors } from "#app/components/forms/form-errors";
import { Icon } from "#app/components/ui/icon";
import type { ItineraryItem } from "../itinerary";
import { menuId } from "../line-anchor";

/** A second change waits for the first: it would rest on days that are just being changed. */
export function useOnce(): { isBusy: boolean; once: (event: FormEvent) => void } {
  const isBusy = useNavigation().state !== "idle";
  return {
    isBusy,
    once: (event) => {
      if (isBusy) event.preventDefault();
    },
  };
}

/** The menu of a line of the days: plain forms, folded away until they are asked for, or something in it was refused. */
export function LineMenu({ item, problem, children }: { item: ItineraryItem; problem?: string; children: ReactNode }) {
  const { isBusy } = useOnce();
  return (
    <details className="stop-menu" id={menuId(item)} open={problem !== undefined}>
      <summary aria-label={`Change ${item.name}`}>
        <Icon name="pencil-simple" />
        Change
      </summary>
      <div className="panel stack" aria-busy={isBusy || undefined}>
        <FormErrors message={problem} />
        {children}
      </div>
    </details>
  );
}
