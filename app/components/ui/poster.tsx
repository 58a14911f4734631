/** The source of a picture: an address, or an address with its size in pixels (CHECKLIST ENT-05). */
type ImageSource = string | { src: string; width: number; height: number };

/** The first picture of a page loads before all others. React 18 knows the attribute only as it is written in HTML. */
export const AT_ONCE = { fetchpriority: "high" };

/**
 * The poster of no particular place, for pages that have no poster of their own. It has the same address everywhere.
 */
export const NOWHERE = { src: "/picture.svg", width: 600, height: 800 };

export interface PosterProps {
  src: ImageSource;
  alt: string;
  /** Pixels; the size of the source is used where it has one. */
  width?: number;
  height?: number;
  isFirst?: boolean;
}

/** A framed poster. The first one of a page is fetched at once, later ones when they come near. */
export function Poster({ src, isFirst = false, ...picture }: PosterProps) {
  const source = typeof src === "string" ? { src } : src;
  const { alt, ...size } = picture;
  return (
    <span className="poster">
      <img
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        {...(isFirst && AT_ONCE)}
        decoding="async"
        {...size}
        {...source}
      />
    </span>
  );
}
