/** Fills a field as if it were typed: what listens for `input` or `change` hears of it; React's `onChange` does not. */
export function typeInto(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}
