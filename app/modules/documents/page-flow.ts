/** What stands on a page in one piece. Measures in points. */
export interface FlowBlock {
  height: number;
  /** Air above, not kept at the top of a page. */
  gapBefore: number;
  /** A heading: never the last thing on a page. */
  keepWithNext?: boolean;
}

export interface FlowArea {
  /** Where the first page begins; the cover stands above. */
  firstTop: number;
  /** Where the other pages begin. */
  top: number;
  bottom: number;
}

export interface Placement {
  /** Counted from 0. */
  page: number;
  top: number;
}

/** Height of a block and of what it must not be parted from, gaps inside included. */
function chainHeight(blocks: readonly FlowBlock[], start: number): number {
  let height = blocks[start]!.height;
  for (let k = start; blocks[k]!.keepWithNext && k + 1 < blocks.length; k++)
    height += blocks[k + 1]!.gapBefore + blocks[k + 1]!.height;
  return height;
}

/**
 * Places blocks one below the other over pages. A heading goes to the next page with what it heads; a chain that is
 * higher than a page is broken where it must be, and a block that is higher than a page gets one for itself.
 */
export function flowPages(blocks: readonly FlowBlock[], area: FlowArea): Placement[] {
  let page = 0;
  let y = area.firstTop;
  let isTop = true;
  const turn = (): void => {
    page += 1;
    y = area.top;
    isTop = true;
  };
  return blocks.map((block, index) => {
    const isChained = index > 0 && blocks[index - 1]!.keepWithNext === true;
    const chain = chainHeight(blocks, index);
    const needed = isChained || chain > area.bottom - area.top ? block.height : chain;
    if (!isTop && y + block.gapBefore + needed > area.bottom) turn();
    // The cover leaves the first page less room: what does not fit there may fit on the next one.
    else if (isTop && page === 0 && y + needed > area.bottom && area.firstTop > area.top) turn();
    if (!isTop) y += block.gapBefore;
    const placed = { page, top: y };
    y += block.height;
    isTop = false;
    return placed;
  });
}
