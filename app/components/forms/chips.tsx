interface ChipsProps {
  name: string;
  options: readonly { value: string; label: string }[];
  /** Values that are ticked at first. */
  chosen?: readonly string[];
  /** "one": radio buttons; "any": boxes. */
  most?: "one" | "any";
}

/** Answers beside each other, each a box or a radio button with its words: the content of a group of choices. */
export function Chips({ name, options, chosen = [], most = "any" }: ChipsProps) {
  return options.map(({ value, label }) => (
    <label key={value} className="choice">
      <input
        type={most === "one" ? "radio" : "checkbox"}
        name={name}
        value={value}
        defaultChecked={chosen.includes(value)}
      />
      {label}
    </label>
  ));
}
