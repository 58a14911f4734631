import type { MarkKind } from "../traveller";

/** The labels of the buttons that mark a destination, before and after they are pressed. */
const WORDS: Readonly<Record<MarkKind, { set: string; unset: string }>> = {
  saved: { set: "Save", unset: "Saved. Undo" },
  dismissed: { set: "Not for me", unset: "Not for you. Undo" },
  visited: { set: "I've been there", unset: "You've been there. Undo" },
};

/** Save, "not for me" and, where wanted, "I have been there": plain forms that come back to their page. */
export function MarkForms({
  slug,
  name,
  kinds,
  returnTo,
  offered = ["saved", "dismissed"],
}: {
  slug: string;
  name: string;
  kinds: readonly MarkKind[];
  returnTo: string;
  offered?: readonly MarkKind[];
}) {
  return (
    <div className="row marks">
      {offered.map((kind) => {
        const isSet = kinds.includes(kind);
        return (
          <form key={kind} method="post" action="/profile/marks">
            <input type="hidden" name="destination" value={slug} />
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="returnTo" value={returnTo} />
            <button
              type="submit"
              className="button"
              name="intent"
              value={isSet ? "unmark" : "mark"}
              aria-pressed={isSet}
            >
              {isSet ? WORDS[kind].unset : WORDS[kind].set}
              <span className="visually-hidden">: {name}</span>
            </button>
          </form>
        );
      })}
    </div>
  );
}
