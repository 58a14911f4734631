import { PRODUCT } from "#app/config/product";
import { openSheet } from "#app/integrations/pdfkit/sheet.server";
import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import { limitDocuments } from "#app/modules/accounts/account/rate-limits.server";
import { AppError, isAppError } from "#app/shared/app-error";
import { PortFailure, callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { PDF_FAILED } from "./documents.server";
import { GRID, INK, STYLE } from "./pdf/ink.server";
import type { ReceiptView } from "./receipt";

const LINE = 22;

/** Draws one line of text after the other. @returns the place of the next one */
function paragraph(sheet: Sheet, text: string, top: number, style: (typeof STYLE)["body" | "soft" | "note"]): number {
  const lines = sheet.wrap(text, style, GRID.width);
  sheet.content("P", () => lines.forEach((line, index) => sheet.text(line, GRID.left, top + index * 14, style)));
  return top + lines.length * 14;
}

function row(sheet: Sheet, label: string, amount: string, baseline: number, isTotal = false): void {
  const look = isTotal ? STYLE.subheading : STYLE.body;
  const amountLook = isTotal ? STYLE.amount : STYLE.price;
  const room = GRID.width - sheet.measure(amount, amountLook) - 16;
  const cut = sheet.cut(label, look, room);
  sheet.decoration(() =>
    sheet.leader(
      GRID.left + sheet.measure(cut, look) + 6,
      GRID.right - sheet.measure(amount, amountLook) - 6,
      baseline,
      INK.rule,
    ),
  );
  sheet.openGroup("TR");
  sheet.content("TH", () => sheet.text(cut, GRID.left, baseline, look), { scope: "Row" });
  sheet.content("TD", () => sheet.text(amount, GRID.right, baseline, amountLook, "right"));
  sheet.closeGroup();
}

/** A receipt: one A4 page, tagged. The same view and moment give the same page. */
export async function renderReceipt(view: ReceiptView, at: Date, compress = true): Promise<Buffer> {
  const sheet = await openSheet({
    title: `Receipt ${view.number}`,
    author: PRODUCT.name,
    subject: `What you paid on ${view.paidOn}`,
    language: "en",
    createdAt: at,
    compress,
  });
  sheet.addPage();
  sheet.openGroup("Sect", "Receipt");
  sheet.content("P", () => sheet.text(PRODUCT.name.toUpperCase(), GRID.left, GRID.top, STYLE.kind));
  sheet.content("H1", () => sheet.text("Receipt", GRID.left, GRID.top + 44, STYLE.title));
  let y = GRID.top + 76;
  for (const line of [
    `Number ${view.number}`,
    `Paid on ${view.paidOn}`,
    `Paid by ${view.payer.name}, ${view.payer.email}`,
  ])
    y = paragraph(sheet, line, y, STYLE.body) + 2;
  y += 20;
  sheet.decoration(() => sheet.rule(GRID.left, y - 14, GRID.width, INK.ink, 0.9));
  sheet.openGroup("Table");
  for (const { label, amount } of view.lines) {
    row(sheet, label, amount, y + 8);
    y += LINE;
  }
  row(sheet, "Paid", view.total, y + 18, true);
  sheet.closeGroup();
  y += 60;
  for (const note of view.notes) y = paragraph(sheet, note, y, STYLE.note) + 6;
  y = paragraph(sheet, `${PRODUCT.name} · ${PRODUCT.supportEmail}`, y + 10, STYLE.soft);
  sheet.closeGroup();
  return sheet.finish();
}

/** A receipt as bytes. @throws AppError RATE_LIMITED, UNAVAILABLE "Failed to generate PDF" */
export async function printReceipt(ctx: Ctx, userId: string, view: ReceiptView): Promise<Uint8Array> {
  await limitDocuments(ctx, userId);
  try {
    return await callWithFaults(ctx, "pdf", () => renderReceipt(view, ctx.now));
  } catch (error) {
    if (isAppError(error)) throw error;
    ctx.log.error({ err: error, receipt: view.number }, PDF_FAILED);
    throw new AppError(
      "UNAVAILABLE",
      PDF_FAILED,
      { cause: error },
      error instanceof PortFailure ? error.status : undefined,
    );
  }
}
