import type { TextStyle } from "#app/integrations/pdfkit/sheet.server";

/** The day edition of the product's colours, as they stand in its style sheet. */
export const INK = {
  ink: "#12312f",
  soft: "#4a605c",
  rule: "#d9cdb6",
  paper: "#fbf5e9",
  vermilion: "#c2412a",
  saffron: "#9a6200",
  lagoon: "#1b6e72",
  dusk: "#4a3b6b",
} as const;

/** The positions on an A4 page, in points. */
export const GRID = {
  left: 56,
  right: 539.28,
  width: 483.28,
  /** Left edge of the text beside times and numerals. */
  body: 122,
  posterHeight: 228,
  top: 78,
  bottom: 772,
  footer: 802,
} as const;

export const STYLE = {
  title: { face: "display", size: 34, colour: INK.ink },
  heading: { face: "display", size: 18, colour: INK.ink },
  subheading: { face: "display", size: 15, colour: INK.ink },
  amount: { face: "display", size: 20, colour: INK.ink },
  numeral: { face: "display", size: 40, colour: INK.vermilion },
  eyebrow: { face: "strong", size: 7.5, colour: INK.soft, spacing: 1.1 },
  kind: { face: "strong", size: 8.5, colour: INK.vermilion, spacing: 1.8 },
  body: { face: "text", size: 9.5, colour: INK.ink },
  soft: { face: "text", size: 9, colour: INK.soft },
  number: { face: "text", size: 9, colour: INK.soft, isTabular: true },
  strong: { face: "medium", size: 10.5, colour: INK.ink },
  time: { face: "medium", size: 10.5, colour: INK.ink, isTabular: true },
  price: { face: "medium", size: 9.5, colour: INK.ink, isTabular: true },
  fact: { face: "text", size: 9, colour: INK.lagoon },
  why: { face: "text", size: 9, colour: INK.dusk },
  note: { face: "medium", size: 9, colour: INK.saffron },
  foot: { face: "text", size: 8, colour: INK.soft, isTabular: true },
} as const satisfies Record<string, TextStyle>;
