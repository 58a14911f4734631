import type { GuideCardView } from "../guide.dto";

/** A guide in a list (CHECKLIST GUIDE-05, GUIDE-06). The picture is decoration: the words say all that it shows. */
export function GuideCard({
  guide,
  isFirst = false,
  level: Heading = "h2",
}: {
  guide: GuideCardView;
  isFirst?: boolean;
  level?: "h2" | "h3";
}) {
  return (
    <a className="guide-card" href={`/guides/${guide.slug}`}>
      <img src={guide.picture} alt="" width={800} height={600} loading={isFirst ? "eager" : "lazy"} decoding="async" />
      <div className="guide-card-text">
        <span className="guide-card-type">
          <span className="eyebrow">{guide.type}</span>
          {guide.isFeatured && <strong className="guide-badge">Featured</strong>}
        </span>
        <Heading className="step-1">{guide.title}</Heading>
        <span className="summary">{guide.summary}</span>
        <span className="meta">{guide.line}</span>
      </div>
    </a>
  );
}
