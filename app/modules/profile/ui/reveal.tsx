import { Poster } from "#app/components/ui/poster";
import type { Picture } from "#app/modules/catalogue/art/poster-view";
import { ARCHETYPES } from "../archetypes";
import { strongestVibes } from "../dna";
import type { TravelDna } from "../dna";
import { REVEAL_STAGES } from "../identity";
import type { Identity } from "../identity";
import { QUESTIONS } from "../quiz";
import { DnaFigure } from "./dna-figure";

export interface RevealProps {
  identity: Identity;
  description: string | null;
  dna: TravelDna | null;
  /** The poster of a place that shows this kind of traveller. */
  picture: Picture | null;
  /** Questions that were answered, not skipped. */
  answered: number | null;
  /** The page that asked for the quiz, where one did. */
  askedFor?: string | null;
}

/** Flags of the tab once a Travel DNA was made (CHECKLIST DNA-03, STORE-06). */
const FINALIZED = JSON.stringify({ quizCompleted: "true", quizFinalized: "true" });

/** The lines of each stage for this traveller. */
function stageLines({ dna, answered }: RevealProps): string[] {
  const moods = dna ? strongestVibes(dna, 3) : [];
  return [
    answered === null
      ? "We've read your answers."
      : `${answered} of ${QUESTIONS.length} questions answered, each with the same weight.`,
    "Eight traits, from pace to season, straight from your answers.",
    moods.length > 0
      ? `What draws you most: ${moods.join(", ")}. Compared with ${ARCHETYPES.length} kinds of traveller.`
      : `Compared with ${ARCHETYPES.length} kinds of traveller.`,
    "This is you.",
  ];
}

/**
 * The reveal in four stages, one after the other where scripts run and motion is welcome, all at once elsewhere
 * (CHECKLIST DNA-04, DNA-11 to DNA-16). The script sets `data-stage`; the style does the rest, and draws the figure
 * meanwhile.
 */
export function Reveal(props: RevealProps) {
  const { identity, description, dna, picture } = props;
  const lines = stageLines(props);
  return (
    <section
      className="wrap page reveal"
      data-reveal
      data-session-flags={dna ? FINALIZED : undefined}
      data-session-clear="quizSession"
    >
      <header className="stack">
        <h1 className="step-3">Decoding Your Travel DNA</h1>
        <p className="reveal-progress num">
          <progress max={100} value={100} aria-label="Progress" data-reveal-progress />
          <span data-reveal-percent>100%</span>
        </p>
        <p className="reveal-skip">
          <a className="target" href="/profile-v6">
            Skip to profile
          </a>
        </p>
      </header>
      <ol className="reveal-stages">
        {REVEAL_STAGES.map((accent, index) => (
          <li key={accent} className="reveal-stage">
            <p className="eyebrow">{accent}</p>
            <p>{lines[index]}</p>
          </li>
        ))}
      </ol>
      <div className="reveal-result">
        <div className="burst reveal-stage" aria-hidden="true" />
        {(picture || dna) && (
          <div className="reveal-pair">
            {picture && (
              <div className="reveal-stage">
                <Poster {...picture} isFirst />
              </div>
            )}
            {dna && <DnaFigure dna={dna} />}
          </div>
        )}
        <div className="stack reveal-stage">
          <p className="eyebrow">Your travel identity</p>
          <h2>{identity.primary}</h2>
          <p className="step-1">{identity.tagline}</p>
          <ul className="tags">
            {identity.traits.map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
          {description && <p>{description}</p>}
          <p>
            <a className="button primary reveal-final" href="/profile-v6">
              View Your Travel DNA
            </a>
          </p>
          {props.askedFor && (
            <p>
              <a className="button" href={props.askedFor}>
                Go back to Surprise Me
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
