/** A block that stays in one piece on its page. Measures in points. */
export interface FlowBlock {
  height: number;
  /** Space above, dropped at the top of a page. */
  gapBefore: number;
  /** Set for the head of a part that begins on a page of its own. */
  startsPage?: boolean;
  /** Set for a heading, which is never the last block on a page. */
  keepWithNext?: boolean;
  /** The height, from its own top, of a picture at its side; blocks with a `heightAlone` may stand beside it. */
  sideHeight?: number;
  /** The height of a block that is laid out for the side of a picture, where it stands on a later page than that. */
  heightAlone?: number;
}

export interface FlowArea {
  /** The top of the first page's text; the cover stands above it. */
  firstTop: number;
  /** The top of the other pages' text. */
  top: number;
  bottom: number;
}

export interface Placement {
  /** Counted from 0. */
  page: number;
  top: number;
  /** Whether a block that is laid out for the side of a picture has the whole width. */
  isAlone?: boolean;
}

/** The height of a block and of the blocks that must stay with it, inner gaps included. */
function chainHeight(blocks: readonly FlowBlock[], start: number): number {
  let height = blocks[start]!.height;
  for (let k = start; blocks[k]!.keepWithNext && k + 1 < blocks.length; k++)
    height += blocks[k + 1]!.gapBefore + blocks[k + 1]!.height;
  return Math.max(height, blocks[start]!.sideHeight ?? 0);
}

/**
 * Places blocks one below the other over pages. A heading goes to the next page with the block below it; a chain that
 * is higher than a page is broken where it must be, and a block that is higher than a page gets one for itself. A
 * picture at the side stays with its heading; what no longer fits beside it goes on over the whole width of the next
 * page, and everything else begins below it.
 */
export function flowPages(blocks: readonly FlowBlock[], area: FlowArea): Placement[] {
  let page = 0;
  let y = area.firstTop;
  let isTop = true;
  /** The foot of the picture that stands at the side of this page. */
  let sideEnd: number | undefined;
  const turn = (): void => {
    page += 1;
    y = area.top;
    isTop = true;
    sideEnd = undefined;
  };
  return blocks.map((block, index) => {
    if (sideEnd !== undefined && block.heightAlone === undefined) y = Math.max(y, sideEnd);
    const isChained = index > 0 && blocks[index - 1]!.keepWithNext === true;
    const chain = chainHeight(blocks, index);
    const needed = isChained || chain > area.bottom - area.top ? block.height : chain;
    if (!isTop && block.startsPage) turn();
    else if (!isTop && y + block.gapBefore + needed > area.bottom) turn();
    // The cover leaves the first page less room: a chain that does not fit there may fit on the next page.
    else if (isTop && page === 0 && y + needed > area.bottom && area.firstTop > area.top) turn();
    if (!isTop) y += block.gapBefore;
    const isAlone = block.heightAlone !== undefined && sideEnd === undefined;
    const placed = { page, top: y, ...(isAlone && { isAlone }) };
    if (block.sideHeight !== undefined) sideEnd = y + block.sideHeight;
    y += isAlone ? block.heightAlone! : block.height;
    isTop = false;
    return placed;
  });
}
