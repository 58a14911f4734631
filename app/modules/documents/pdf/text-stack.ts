import type { ContentTag, Sheet, TextStyle } from "#app/integrations/pdfkit/sheet.server";

interface Paragraph {
  lines: string[];
  style: TextStyle;
  leading: number;
  tag: ContentTag;
  gap: number;
}

/** Height of a line by its letters' size. */
const LEADING = 1.38;
/** How far below the top of its line a text stands. */
const BASELINE = 1.02;

/** Paragraphs below each other in one column. Points; the height is known before anything is drawn. */
export class TextStack {
  private readonly paragraphs: Paragraph[] = [];
  constructor(
    private readonly sheet: Sheet,
    private readonly x: number,
    private readonly width: number,
  ) {}

  /** Adds a paragraph; an empty text adds nothing. */
  add(text: string, style: TextStyle, options: { tag?: ContentTag; gap?: number; maxLines?: number; leading?: number } = {}): this {
    const { tag = "P", gap = 0, maxLines, leading = style.size * LEADING } = options;
    const lines = this.sheet.wrap(text, style, this.width, maxLines);
    if (lines.length > 0) this.paragraphs.push({ lines, style, leading, tag, gap: this.paragraphs.length > 0 ? gap : 0 });
    return this;
  }

  get height(): number {
    return this.paragraphs.reduce((sum, { lines, leading, gap }) => sum + gap + lines.length * leading, 0);
  }

  draw(top: number): void {
    let y = top;
    for (const { lines, style, leading, tag, gap } of this.paragraphs) {
      y += gap;
      const start = y;
      this.sheet.content(tag, () => lines.forEach((line, index) => this.sheet.text(line, this.x, start + index * leading + style.size * BASELINE, style)));
      y += lines.length * leading;
    }
  }
}
