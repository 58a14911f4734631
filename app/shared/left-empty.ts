/**
 * A field that no person sees: programs that fill in whatever they find give themselves away by it. Its name is none that
 * browsers fill in by themselves.
 */
export const LEFT_EMPTY = "extraLine";

/** What is said where it was filled in. A person whose browser did so presses once more, and nothing is lost. */
export const WAS_FILLED =
  "A field that has to stay empty was filled in, perhaps by your browser. It is empty again: please press the button once more.";
