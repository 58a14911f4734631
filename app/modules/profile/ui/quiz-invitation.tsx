import { QUESTIONS } from "../quiz";

/** What the quiz is and where it begins. The heading and the ways on are those of the documents (CHECKLIST QUIZ-01, QUIZ-02). */
export function QuizInvitation() {
  return (
    <div className="wrap page stack wide-gap narrow">
      <header className="stack">
        <p className="eyebrow">The Dream Quiz</p>
        <h1>Start Your Journey Quiz</h1>
        <p className="lede">
          {QUESTIONS.length} short questions, about two minutes. Skip what you like, stop when you like, go on from
          another device.
        </p>
      </header>
      <ul className="ticked">
        <li>A Travel DNA of eight traits, with the reason behind each of them</li>
        <li>Places that suit it, with what speaks for them and what against</li>
        <li>Days that keep your pace and stay away from what spoils them</li>
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
