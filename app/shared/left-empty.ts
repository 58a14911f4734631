/**
 * The name of a field that people do not see: programs that fill in every field give themselves away by it. Browsers do
 * not fill in a field of this name by themselves.
 */
export const LEFT_EMPTY = "extraLine";

/** The message when the field was filled in. A person whose browser did so presses once more, and nothing is lost. */
export const WAS_FILLED =
  "A field that has to stay empty was filled in, perhaps by your browser. It is empty again: please press the button once more.";
