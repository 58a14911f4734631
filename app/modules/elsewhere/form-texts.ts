/** A form as it was typed, by the names of its fields. */
export type FormTexts = Readonly<Record<string, string | undefined>>;
