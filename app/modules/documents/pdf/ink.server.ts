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
} as const;

/** The positions on an A4 page, in points. */
export const GRID = {
  left: 48,
  right: 547.28,
  width: 499.28,
  /** Left edge of the text beside times and numerals. */
  body: 112,
  posterHeight: 228,
  top: 62,
  bottom: 788,
  footer: 810,
} as const;

export const STYLE = {
  title: { face: "display", size: 34, colour: INK.ink },
  heading: { face: "display", size: 18, colour: INK.ink },
  subheading: { face: "display", size: 16, colour: INK.ink },
  amount: { face: "display", size: 20, colour: INK.ink },
  numeral: { face: "display", size: 40, colour: INK.vermilion },
  eyebrow: { face: "strong", size: 9, colour: INK.soft, spacing: 1 },
  kind: { face: "strong", size: 9, colour: INK.vermilion, spacing: 1.8 },
  body: { face: "text", size: 11, colour: INK.ink },
  soft: { face: "text", size: 10, colour: INK.soft },
  number: { face: "text", size: 10, colour: INK.soft, isTabular: true },
  strong: { face: "medium", size: 12, colour: INK.ink },
  time: { face: "medium", size: 12, colour: INK.ink, isTabular: true },
  price: { face: "medium", size: 11, colour: INK.ink, isTabular: true },
  fact: { face: "text", size: 10, colour: INK.lagoon },
  note: { face: "medium", size: 10.5, colour: INK.saffron },
  foot: { face: "text", size: 9, colour: INK.soft, isTabular: true },
} as const satisfies Record<string, TextStyle>;
