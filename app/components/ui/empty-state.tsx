import type { ReactNode } from "react";
import { Poster } from "./poster";

export interface EmptyStateProps {
  /** A poster of a place, as decoration. */
  picture: { src: string; width: number; height: number };
  /** One sentence and one action. */
  children: ReactNode;
}

/** Replaces an empty list: a small poster, a sentence that says what is missing, and what to do next. */
export function EmptyState({ picture: { src, width, height }, children }: EmptyStateProps) {
  return (
    <section className="empty empty-state">
      <Poster src={src} alt="" width={width} height={height} isFirst />
      <div className="stack">{children}</div>
    </section>
  );
}
