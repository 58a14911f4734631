/** A framed poster. The first one of a page is fetched at once, later ones when they come near. */
export function Poster({ src, alt, width, height, isFirst = false }: { src: string; alt: string; width: number; height: number; isFirst?: boolean }) {
  return (
    <span className="poster">
      <img src={src} alt={alt} width={width} height={height} loading={isFirst ? "eager" : "lazy"} fetchPriority={isFirst ? "high" : undefined} decoding="async" />
    </span>
  );
}
