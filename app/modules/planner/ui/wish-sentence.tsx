import { WISH_LENGTH } from "../wish/wish-length";

/** The page that reads a whole trip from one sentence. */
const WISH_PATH = "/planner/wish";

interface WishSentenceProps {
  said?: string;
  /** Whether it is the page's main action. */
  isMain?: boolean;
  /** The words of its button. */
  button?: string;
  /** The provider of the language model that may read it. */
  readBy?: string;
}

/** "Where, when, with whom?" in one field. */
export function WishSentence({ said = "", isMain = true, button = "Plan it", readBy }: WishSentenceProps) {
  return (
    <form method="get" action={WISH_PATH} className="field" role="search" aria-label="Plan from a sentence">
      <label htmlFor="wish">Where, when, with whom?</label>
      <div className="wish-line">
        <input
          id="wish"
          name="say"
          type="text"
          defaultValue={said}
          maxLength={WISH_LENGTH}
          placeholder="A week in Japan in April, two adults, love food"
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={readBy && "wish-hint"}
        />
        <button type="submit" className={isMain ? "button primary" : "button"}>
          {button}
        </button>
      </div>
      {readBy && (
        <p className="hint" id="wish-hint">
          If we don't understand you, a language model reads it at {readBy}.
        </p>
      )}
    </form>
  );
}
