import { QUESTIONS } from "../quiz";

/**
 * An explanation of the quiz, and its start. The heading and the links are those of the documents (CHECKLIST QUIZ-01,
 * QUIZ-02).
 */
export function QuizInvitation() {
  return (
    <div className="wrap page stack wide-gap narrow">
      <header className="stack">
        <p className="eyebrow">The Dream Quiz</p>
        <h1>Start Your Journey Quiz</h1>
        <p className="lede">
          {QUESTIONS.length} short questions, about two minutes. Skip any of them, stop whenever you like, and pick up
          on another device.
        </p>
      </header>
      <ul className="ticked">
        <li>Your Travel DNA: eight traits, and why</li>
        <li>Places that suit you, with the pros and cons of each</li>
        <li>Days at your pace, without the things you dislike</li>
      </ul>
      <p className="row">
        <a className="button primary" href="/quiz">
          Start quiz
        </a>
        <a className="target" href="/planner">
          Skip to Planning
        </a>
      </p>
    </div>
  );
}
