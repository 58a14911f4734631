import type PdfDocument from "pdfkit";
import { fontBytes, typefaces } from "./font-files.server";
import type { FaceName } from "./font-files.server";
import { splitFontRuns } from "./font-runs";
import type { FontRun } from "./font-runs";
import { breakLines, cutToWidth } from "./line-breaker";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

/** The look of a text. Sizes in points, colours as `#rrggbb`. */
export interface TextStyle {
  face: FaceName;
  size: number;
  colour: string;
  /** Numerals of one width, so that columns stand straight. */
  isTabular?: boolean;
  /** Points added between letters. */
  spacing?: number;
}

/** A rectangle in points from the top left corner of the page. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A flat shape of a drawing, in the drawing's own units. A line stands below the fill of its own shape. */
interface FlatShape {
  /** SVG path data. */
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly [length: number, space: number];
  /** Whether ends and corners of the line are round. */
  isRound?: boolean;
  /** Where a shape that is drawn around an origin is put, by how many degrees it is turned, and how large. */
  place?: { at: readonly [x: number, y: number]; angle: number; scale?: number };
}

type Align = "left" | "right" | "center";

/** Kinds of content that screen readers tell apart (tags of PDF 1.7). */
export type ContentTag = "H1" | "H2" | "H3" | "P" | "Figure" | "Span" | "LBody" | "TH" | "TD";
/** Kinds of groups. */
type GroupTag = "Sect" | "Table" | "TR" | "L" | "LI";

export interface SheetInfo {
  title: string;
  author: string;
  subject: string;
  /** Language of the text, such as "en". */
  language: string;
  createdAt: Date;
  /** False leaves the content readable in the bytes. */
  compress?: boolean;
}

/**
 * A document under construction. Measures are points from the top left corner; text stands on its baseline. Every
 * stroke is either content, inside `content`, or decoration, inside `decoration`, as readers of tagged documents
 * require.
 */
export interface Sheet {
  measure(text: string, style: TextStyle): number;
  wrap(text: string, style: TextStyle, maxWidth: number, maxLines?: number): string[];
  cut(text: string, style: TextStyle, maxWidth: number): string;
  addPage(): void;
  text(line: string, x: number, baseline: number, style: TextStyle, align?: Align): void;
  rule(x: number, y: number, width: number, colour: string, thickness?: number): void;
  /** Dots from one x to another, standing on a baseline: the leader of a ledger. */
  leader(fromX: number, toX: number, baseline: number, colour: string): void;
  /** An upright or level dashed line, the perforation of a ticket. */
  perforation(x: number, y: number, width: number, height: number, colour: string): void;
  box(frame: Frame, colour: string): void;
  outline(frame: Frame, colour: string, thickness: number): void;
  /** A PNG that fills the frame. */
  image(png: Uint8Array, frame: Frame): void;
  /**
   * Shapes from the top left corner of the frame on, cut off at its edges; `scale` is the points of one of their units.
   */
  drawing(shapes: readonly FlatShape[], frame: Frame, scale: number): void;
  content(tag: ContentTag, draw: () => void, options?: { alt?: string; scope?: "Row" | "Column" }): void;
  decoration(draw: () => void): void;
  openGroup(tag: GroupTag, title?: string): void;
  closeGroup(): void;
  bookmark(title: string, y: number): void;
  /** Ends the document. @returns its bytes */
  finish(): Promise<Buffer>;
}

/**
 * Starts an A4 document without a page. The library is large and most pages do not need it, so it is loaded with the
 * first document.
 */
export async function openSheet(info: SheetInfo): Promise<Sheet> {
  const { default: PDFDocument } = await import("pdfkit");
  return new PdfSheet(PDFDocument, info);
}

class PdfSheet implements Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly groups: PDFKit.PDFStructureElement[] = [];
  private readonly registered = new Set<string>();
  private readonly runs = new Map<string, FontRun[]>();
  private readonly widths = new Map<string, number>();
  private isRooted = false;
  private failure: Error | undefined;

  constructor(PDFDocument: typeof PdfDocument, info: SheetInfo) {
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      // No standard font: all text is set in embedded ones.
      font: "",
      pdfVersion: "1.7",
      tagged: true,
      lang: info.language,
      displayTitle: true,
      compress: info.compress ?? true,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Creator: info.author,
        Producer: info.author,
        CreationDate: info.createdAt,
        ModDate: info.createdAt,
      },
    });
    // A document that fails while it is drawn reports that when it is finished.
    this.doc.on("error", (error: Error) => (this.failure = error));
    this.root = this.doc.struct("Document");
  }

  private select(font: string, size: number): void {
    if (!this.registered.has(font)) {
      this.doc.registerFont(font, fontBytes(font));
      this.registered.add(font);
    }
    this.doc.font(font, size);
  }

  private runsOf(text: string, face: FaceName): FontRun[] {
    const key = `${face} ${text}`;
    const known = this.runs.get(key);
    if (known) return known;
    const runs = splitFontRuns(text, typefaces(face));
    this.runs.set(key, runs);
    return runs;
  }

  /** Runs with their widths, the font of each being selected when `use` is called. */
  private setRuns(
    text: string,
    style: TextStyle,
    use: (run: FontRun, options: PDFKit.Mixins.TextOptions, width: number) => void,
  ): number {
    let total = 0;
    for (const run of this.runsOf(text, style.face)) {
      this.select(run.font, style.size);
      // Naming features makes pdfkit shape a run as a whole; words written from right to left need that to keep their
      // order.
      const features: PDFKit.Mixins.OpenTypeFeatures[] | undefined = style.isTabular
        ? ["tnum"]
        : run.isRightToLeft
          ? []
          : undefined;
      const options = {
        lineBreak: false,
        baseline: "alphabetic" as const,
        characterSpacing: style.spacing ?? 0,
        features,
      };
      const width = this.doc.widthOfString(run.text, options) + (style.spacing ?? 0);
      use(run, options, width);
      total += width;
    }
    return total - (style.spacing ?? 0);
  }

  measure(text: string, style: TextStyle): number {
    const key = `${style.face} ${style.size} ${style.isTabular ?? false} ${style.spacing ?? 0} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.setRuns(text, style, () => undefined);
    this.widths.set(key, width);
    return width;
  }

  wrap(text: string, style: TextStyle, maxWidth: number, maxLines?: number): string[] {
    return breakLines(text, (part) => this.measure(part, style), maxWidth, maxLines);
  }

  cut(text: string, style: TextStyle, maxWidth: number): string {
    return cutToWidth(text, (part) => this.measure(part, style), maxWidth);
  }

  addPage(): void {
    this.doc.addPage();
    if (this.isRooted) return;
    this.doc.addStructure(this.root);
    this.isRooted = true;
  }

  text(line: string, x: number, baseline: number, style: TextStyle, align: Align = "left"): void {
    const width = align === "left" ? 0 : this.measure(line, style);
    let at = align === "right" ? x - width : align === "center" ? x - width / 2 : x;
    this.setRuns(line, style, (run, options, runWidth) => {
      this.doc.fillColor(style.colour).text(run.text, at, baseline, options);
      at += runWidth;
    });
  }

  rule(x: number, y: number, width: number, colour: string, thickness = 0.6): void {
    this.doc.rect(x, y - thickness / 2, width, thickness).fill(colour);
  }

  leader(fromX: number, toX: number, baseline: number, colour: string): void {
    const step = 4;
    const first = Math.ceil(fromX / step) * step;
    if (toX - first < step) return;
    // The grid is the page's, so that the dots of rows stand above each other.
    this.doc.save().lineWidth(0.9).lineCap("round").dash(0.01, { space: step }).strokeColor(colour);
    this.doc
      .moveTo(first, baseline - 0.5)
      .lineTo(toX, baseline - 0.5)
      .stroke()
      .restore();
  }

  perforation(x: number, y: number, width: number, height: number, colour: string): void {
    this.doc
      .save()
      .lineWidth(0.7)
      .dash(2.2, { space: 2.2 })
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y + height)
      .stroke()
      .restore();
  }

  box(frame: Frame, colour: string): void {
    this.doc.rect(frame.x, frame.y, frame.width, frame.height).fill(colour);
  }

  outline(frame: Frame, colour: string, thickness: number): void {
    this.doc.lineWidth(thickness).rect(frame.x, frame.y, frame.width, frame.height).stroke(colour);
  }

  image(png: Uint8Array, { x, y, width, height }: Frame): void {
    this.doc.image(Buffer.from(png), x, y, { width, height });
  }

  drawing(shapes: readonly FlatShape[], { x, y, width, height }: Frame, scale: number): void {
    this.doc.save().rect(x, y, width, height).clip().translate(x, y).scale(scale);
    for (const shape of shapes) this.shape(shape);
    this.doc.restore();
  }

  private shape({ d, fill, stroke, width = 1, dash, isRound = false, place }: FlatShape): void {
    this.doc.save();
    if (place)
      this.doc
        .translate(...place.at)
        .rotate(place.angle)
        .scale(place.scale ?? 1);
    this.doc.lineWidth(width);
    if (isRound) this.doc.lineCap("round").lineJoin("round");
    if (dash) this.doc.dash(dash[0], { space: dash[1] });
    if (stroke) this.doc.path(d).stroke(stroke);
    if (fill) this.doc.path(d).fill(fill);
    this.doc.restore();
  }

  content(tag: ContentTag, draw: () => void, options: { alt?: string; scope?: "Row" | "Column" } = {}): void {
    this.parent().add(this.doc.struct(tag, options, draw));
  }

  private parent(): PDFKit.PDFStructureElement {
    return this.groups.at(-1) ?? this.root;
  }

  decoration(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  openGroup(tag: GroupTag, title?: string): void {
    const group = this.doc.struct(tag, title === undefined ? {} : { title });
    this.parent().add(group);
    this.groups.push(group);
  }

  closeGroup(): void {
    this.groups.pop()?.end();
  }

  bookmark(title: string, y: number): void {
    // pdfkit counts the left edge from the right one.
    const options = { expanded: false, top: Math.max(0, y), left: PAGE.width };
    this.doc.outline.addItem(title, options);
  }

  async finish(): Promise<Buffer> {
    if (this.failure) throw this.failure;
    const chunks: Buffer[] = [];
    this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => this.doc.once("end", resolve).once("error", reject));
    while (this.groups.length > 0) this.closeGroup();
    this.root.end();
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
