import type { FlowBlock } from "../page-flow";

/** A piece of the document that knows its height and how to draw itself below a given y. */
export interface Block extends FlowBlock {
  /** Blocks of one section follow each other and are one group for reading aids. */
  section: string;
  /** Name in the outline; the block stands at its start. */
  bookmark?: string;
  /** What the head of a page says when the section goes on there. */
  continues?: string;
  draw(top: number): void;
}
