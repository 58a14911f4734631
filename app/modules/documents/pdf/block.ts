import type { FlowBlock } from "../page-flow";

/** A part of the document that knows its height and how to draw itself below a given y. */
export interface Block extends FlowBlock {
  /** Blocks of one section follow each other and are one group for reading aids. */
  section: string;
  /** Name in the outline, pointing to the start of the block. */
  bookmark?: string;
  /** The words at the head of a page on which the section goes on. */
  continues?: string;
  draw(top: number): void;
  /** Draws a block with a `heightAlone` over the whole width. */
  drawAlone?(top: number): void;
}
