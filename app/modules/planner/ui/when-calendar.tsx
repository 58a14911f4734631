import { useEffect, useId, useRef, useState } from "react";
import type { ComponentProps } from "react";
import type { DayRange } from "../range-calendar";
import type { RangeCalendar as Calendar } from "./range-calendar";
import { typeInto } from "./type-into";

type CalendarProps = ComponentProps<typeof Calendar>;

const FIELDS = { start: "startDate", end: "endDate" } as const;
const fieldOf = (form: HTMLFormElement, name: keyof DayRange): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(FIELDS[name]);
  return field instanceof HTMLInputElement ? field : undefined;
};

const fetchCalendar = (): Promise<{ RangeCalendar: typeof Calendar } | undefined> =>
  import("./range-calendar").catch(() => undefined);

const rangeIn = (form: HTMLFormElement): DayRange => ({
  start: fieldOf(form, "start")?.value ?? "",
  end: fieldOf(form, "end")?.value ?? "",
});

/**
 * Opens a calendar for the two date fields of the form around it. The form sends the fields, which also work without a
 * script; the calendar itself is fetched on demand.
 */
export function WhenCalendar(props: Pick<CalendarProps, "place" | "from" | "earliest" | "latest">) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [RangeCalendar, setCalendar] = useState<typeof Calendar>();
  const [range, setRange] = useState<DayRange>();

  // Text typed into the fields meanwhile shows in the calendar.
  const isOpen = range !== undefined;
  useEffect(() => {
    const form = button.current?.form;
    if (!form || !isOpen) return;
    const follow = (): void => setRange(rangeIn(form));
    form.addEventListener("change", follow);
    return () => form.removeEventListener("change", follow);
  }, [isOpen]);

  async function toggle(): Promise<void> {
    const form = button.current?.form;
    if (range || !form) return setRange(undefined);
    const loaded = await fetchCalendar();
    // A lost connection leaves the fields, which need no calendar.
    if (!loaded) return fieldOf(form, "start")?.focus();
    setCalendar(() => loaded.RangeCalendar);
    setRange(rangeIn(form));
  }

  function take(next: DayRange): void {
    const form = button.current?.form;
    if (!form) return;
    for (const name of ["start", "end"] as const) {
      const field = fieldOf(form, name);
      if (field) typeInto(field, next[name]);
    }
    setRange(next);
  }

  return (
    <div className="when-calendar">
      <button
        ref={button}
        type="button"
        className="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void fetchCalendar()}
        onClick={() => void toggle()}
      >
        Choose on a calendar
      </button>
      {range && RangeCalendar && (
        <RangeCalendar
          {...props}
          id={id}
          range={range}
          onRange={take}
          onClose={() => {
            setRange(undefined);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
