import type { Matrix, Paint, Picture, PictureShape } from "./svg-picture";

/** A rectangle in points from the top left corner of the page. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function toColour(doc: PDFKit.PDFDocument, paint: Paint): string | PDFKit.PDFGradient {
  if ("colour" in paint) return paint.colour;
  const gradient = doc.linearGradient(0, paint.top, 0, paint.bottom);
  for (const stop of paint.stops) gradient.stop(stop.offset, stop.colour, stop.opacity);
  return gradient;
}

function isFlat(matrix: Matrix): boolean {
  return matrix[0] * matrix[3] - matrix[1] * matrix[2] === 0;
}

function paintShape(doc: PDFKit.PDFDocument, shape: PictureShape): void {
  // A shape without an extent (scaled to nothing) would make the page's matrix one that cannot be undone.
  if (isFlat(shape.matrix)) return;
  doc.save();
  for (const clip of shape.clips) {
    doc
      .transform(...clip.matrix)
      .path(clip.d)
      .clip();
    doc.transform(...inverse(clip.matrix));
  }
  doc.transform(...shape.matrix);
  if (shape.opacity < 1) doc.opacity(shape.opacity);
  if (shape.fill) doc.path(shape.d).fill(toColour(doc, shape.fill));
  if (shape.stroke && shape.strokeWidth > 0) {
    doc.lineWidth(shape.strokeWidth).lineCap(shape.isRound ? "round" : "butt");
    if (shape.dash.length > 0)
      doc.addContent(
        `[${[...shape.dash, ...(shape.dash.length % 2 ? shape.dash : [])].join(" ")}] ${shape.dashPhase} d`,
      );
    doc.path(shape.d).stroke(toColour(doc, shape.stroke));
  }
  doc.restore();
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Paints a picture so that it fills the frame; the overhang is cut off equally on both sides. */
export function paintPicture(doc: PDFKit.PDFDocument, picture: Picture, frame: Frame): void {
  const { viewBox } = picture;
  const scale = Math.max(frame.width / viewBox.width, frame.height / viewBox.height);
  const left = frame.x + (frame.width - viewBox.width * scale) / 2 - viewBox.x * scale;
  const top = frame.y + (frame.height - viewBox.height * scale) / 2 - viewBox.y * scale;
  doc.save().rect(frame.x, frame.y, frame.width, frame.height).clip().transform(scale, 0, 0, scale, left, top);
  for (const shape of picture.shapes) paintShape(doc, shape);
  doc.restore();
}
