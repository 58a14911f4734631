import { FormErrors } from "#app/components/forms/form-errors";
import { Poster } from "#app/components/ui/poster";
import type { QuestionView } from "../question-view";

/** One question of the quiz: pictures or lines to choose from, with ways on, past and back. */
export function QuizQuestion({ view, error }: { view: QuestionView; error?: string | null }) {
  const { question, chosen, number, of, following, progress, back } = view;
  const hasPictures = question.options.some((option) => option.picture);
  const isSingle = question.most === 1;
  return (
    <div className="wrap page stack quiz">
      <div className="quiz-progress stack">
        <p className="eyebrow">Start Your Journey Quiz</p>
        <p className="meta num" id="quiz-progress">{`Question ${number} of ${of} · ${progress}%`}</p>
        <progress max={100} value={progress} aria-labelledby="quiz-progress" />
      </div>
      <form method="post" className="stack wide-gap" data-replace={number === of ? "" : undefined}>
        <input type="hidden" name="question" value={question.id} />
        <input type="hidden" name="following" value={following ?? ""} />
        <FormErrors message={error} />
        <fieldset className="fieldset" aria-describedby="quiz-hint">
          <legend>
            <h1 className="step-3">{question.title}</h1>
          </legend>
          <p className="hint" id="quiz-hint">
            {question.hint}
          </p>
          <div className={hasPictures ? "quiz-pictures" : "quiz-lines"}>
            {question.options.map((option) => (
              <label key={option.id} className={option.picture ? "quiz-picture" : "quiz-line"}>
                {option.picture && <Poster {...option.picture} alt="" isFirst />}
                <span className="quiz-choice">
                  <input
                    type={isSingle ? "radio" : "checkbox"}
                    name="choice"
                    value={option.id}
                    defaultChecked={chosen.includes(option.id)}
                  />
                  <span>
                    {option.label}
                    {option.detail && <span className="meta">{option.detail}</span>}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="row quiz-ways">
          <button type="submit" className="button primary" name="intent" value="answer" data-busy="Saving">
            {number === of ? "See my Travel DNA" : "Next"}
          </button>
          <button type="submit" className="button" name="intent" value="skip" data-busy="Skipping">
            Skip this question
          </button>
          {back && (
            <a className="target" href={back}>
              Back
            </a>
          )}
        </p>
      </form>
      <p className="meta">
        Answers save as you go. <a href="/planner">Skip to Planning</a>
      </p>
    </div>
  );
}
