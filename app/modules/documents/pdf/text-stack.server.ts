import type { ContentTag, Sheet, TextStyle } from "#app/integrations/pdfkit/sheet.server";

interface Paragraph {
  lines: string[];
  style: TextStyle;
  leading: number;
  tag: ContentTag;
  gap: number;
}

/** Height of a line by its letters' size. */
const LEADING = 1.3;
/** The distance of a text's baseline from the top of its line, by the size of its letters. */
const BASELINE = 1.02;

/** Paragraphs below each other in one column. Points; the height is known before the drawing begins. */
export class TextStack {
  private readonly paragraphs: Paragraph[] = [];
  constructor(
    private readonly sheet: Sheet,
    private readonly x: number,
    private readonly width: number,
  ) {}

  /** Adds a paragraph; an empty text adds nothing. */
  add(
    text: string,
    style: TextStyle,
    options: { tag?: ContentTag; gap?: number; maxLines?: number; leading?: number } = {},
  ): this {
    const { tag = "P", gap = 0, maxLines, leading = style.size * LEADING } = options;
    const lines = this.sheet.wrap(text, style, this.width, maxLines);
    if (lines.length > 0)
      this.paragraphs.push({ lines, style, leading, tag, gap: this.paragraphs.length > 0 ? gap : 0 });
    return this;
  }

  get height(): number {
    return this.paragraphs.reduce((sum, { lines, leading, gap }) => sum + gap + lines.length * leading, 0);
  }

  /** Draws the column as paragraphs or, with a tag, as one unit of content such as the cell of a table. */
  draw(top: number, whole?: ContentTag): void {
    if (whole)
      this.sheet.content(whole, () =>
        this.paragraphs.forEach((paragraph, index) => this.drawLines(paragraph, this.topOf(top, index), true)),
      );
    else
      this.paragraphs.forEach((paragraph, index) =>
        this.sheet.content(paragraph.tag, () => this.drawLines(paragraph, this.topOf(top, index), false)),
      );
  }

  private topOf(top: number, index: number): number {
    return this.paragraphs
      .slice(0, index)
      .reduce((y, { lines, leading, gap }) => y + gap + lines.length * leading, top + this.paragraphs[index]!.gap);
  }

  /**
   * A blank ends each line but the last of its content, so that words read aloud or copied do not run into each other.
   */
  private drawLines({ lines, style, leading }: Paragraph, top: number, goesOn: boolean): void {
    lines.forEach((line, index) =>
      this.sheet.text(
        goesOn || index < lines.length - 1 ? `${line} ` : line,
        this.x,
        top + style.size * BASELINE + index * leading,
        style,
      ),
    );
  }
}
