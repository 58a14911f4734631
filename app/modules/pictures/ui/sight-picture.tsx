import { copiesBeside } from "../photograph";
import type { SightPicture } from "../photograph";

/** The picture beside a place, as decoration: a drawing, or a photograph in the finest format that the browser reads. */
export function SightImage({ of, size, className }: { of: SightPicture; size: number; className?: string }) {
  const rest = { width: size, height: size, loading: "lazy", decoding: "async" } as const;
  if (typeof of === "string") return <img className={className} src={of} alt="" {...rest} />;
  const { avif, webp } = copiesBeside(of);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} alt="" {...rest} />
    </picture>
  );
}

/** The author of a photograph, and the page that shows it large; nothing for a drawing. */
export function PhotographCredit({ of }: { of: SightPicture | undefined }) {
  if (of === undefined || typeof of === "string") return null;
  return (
    <p className="meta photograph-credit">
      <a href={of.page}>Photo: {of.credit}</a>
    </p>
  );
}
