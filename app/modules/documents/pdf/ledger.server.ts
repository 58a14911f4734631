import type { Sheet, TextStyle } from "#app/integrations/pdfkit/sheet.server";
import type { CostLine, TripPdfView } from "../trip-pdf";
import type { Block } from "./block";
import { headingBlock } from "./heading.server";
import { GRID, INK, STYLE } from "./ink.server";

const SECTION = "costs";
/** Right edges of the two columns of amounts. */
const PER_PERSON = GRID.right - 116;
const ALL = GRID.right;
const LEADER_GAP = 6;

function headBlock(sheet: Sheet, party: string): Block {
  return {
    section: SECTION,
    height: 18,
    gapBefore: 2,
    keepWithNext: true,
    draw(top) {
      sheet.openGroup("Table");
      sheet.openGroup("TR");
      sheet.content("TH", () => sheet.text("PER PERSON", PER_PERSON, top + 10, STYLE.eyebrow, "right"), {
        scope: "Column",
      });
      sheet.content("TH", () => sheet.text(party.toUpperCase(), ALL, top + 10, STYLE.eyebrow, "right"), {
        scope: "Column",
      });
      sheet.closeGroup();
    },
  };
}

function lineBlock(
  sheet: Sheet,
  line: CostLine,
  look: { label: TextStyle; amount: TextStyle; isTotal?: boolean; isLast?: boolean },
): Block {
  const height = look.isTotal ? 44 : 20;
  return {
    section: SECTION,
    height,
    gapBefore: 0,
    keepWithNext: !look.isLast,
    draw(top) {
      const baseline = top + (look.isTotal ? 32 : 14);
      const perPersonWidth = sheet.measure(line.perPerson, STYLE.price);
      const label = sheet.cut(line.label, look.label, PER_PERSON - perPersonWidth - GRID.left - LEADER_GAP);
      const labelEnd = GRID.left + sheet.measure(label, look.label);
      sheet.decoration(() => {
        if (look.isTotal) sheet.rule(GRID.left, top + 6, GRID.width, INK.ink, 0.9);
        sheet.leader(labelEnd + LEADER_GAP, PER_PERSON - perPersonWidth - LEADER_GAP, baseline, INK.rule);
        sheet.leader(
          PER_PERSON + LEADER_GAP,
          ALL - sheet.measure(line.all, look.amount) - LEADER_GAP,
          baseline,
          INK.rule,
        );
      });
      sheet.openGroup("TR");
      sheet.content("TH", () => sheet.text(label, GRID.left, baseline, look.label), { scope: "Row" });
      sheet.content("TD", () => sheet.text(line.perPerson, PER_PERSON, baseline, STYLE.price, "right"));
      sheet.content("TD", () => sheet.text(line.all, ALL, baseline, look.amount, "right"));
      sheet.closeGroup();
      if (look.isLast) sheet.closeGroup();
    },
  };
}

/**
 * The price of the trip, by person and in all, and the costs that the days add on the spot; empty where the price is
 * not known.
 */
export function ledgerBlocks(sheet: Sheet, view: TripPdfView): Block[] {
  const { costs } = view;
  if (!costs) return [];
  const rest = costs.onTheSpot;
  const plain = { label: STYLE.body, amount: STYLE.price };
  return [
    headingBlock(sheet, SECTION, "Costs"),
    headBlock(sheet, costs.party),
    ...costs.lines.map((line) => lineBlock(sheet, line, plain)),
    lineBlock(sheet, costs.total, {
      label: STYLE.subheading,
      amount: STYLE.amount,
      isTotal: true,
      isLast: rest.length === 0,
    }),
    ...rest.map((line, index) =>
      lineBlock(sheet, line, { label: STYLE.soft, amount: STYLE.price, isLast: index === rest.length - 1 }),
    ),
  ];
}
