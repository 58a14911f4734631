/**
 * Shows that a press is being worked on while its script loads or the line is tried: the button says its busy words
 * (`data-busy`) before anything has answered.
 */
export function showPressed(button: HTMLElement | null, isPressed: boolean): void {
  button?.toggleAttribute("data-pressed", isPressed);
}
