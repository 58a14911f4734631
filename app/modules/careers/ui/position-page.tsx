import { formatDate } from "#app/shared/format";
import { paragraphsOf } from "../position";
import type { Position } from "../position";
import { ApplicationForm } from "./application-form";
import type { ApplicationFormProps } from "./application-form";
import { CareersScript } from "./careers-script";

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="step-1">{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

interface PositionPageProps extends Pick<ApplicationFormProps, "refused" | "today"> {
  position: Position;
}

/** An open position, with the form to apply for it. */
export function PositionPage({ position, refused, today }: PositionPageProps) {
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <a className="target" href="/careers">
          All open positions
        </a>
        <h1 className="step-3">{position.title}</h1>
        <p className="meta">{[position.department, position.location, position.type, position.level].join(" · ")}</p>
        <p>
          <a className="button" href="#apply">
            Apply Now
          </a>
        </p>
      </header>
      <div className="stack narrow">
        {paragraphsOf(position.description).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Points title="What you do" points={position.responsibilities} />
        <Points title="What you bring" points={position.requirements} />
        <Points title="Nice to have" points={position.niceToHave} />
        <Points title="What we offer" points={position.benefits} />
        <p className="meta">Posted on {formatDate(position.postedDate)}.</p>
      </div>
      <div className="narrow">
        <ApplicationForm position={position} refused={refused} today={today} />
      </div>
      <CareersScript />
    </div>
  );
}
