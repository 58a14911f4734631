/** The form's flights of each direction: the second and third are for travellers who change planes. */
export const SLOTS = { out: ["out1", "out2", "out3"], back: ["back1", "back2", "back3"] } as const;
export type Direction = keyof typeof SLOTS;
