/** The links at the end of the explore page (CHECKLIST EXPL-08, EXPL-61). */
export function ExploreEnd() {
  return (
    <>
      <section className="section wrap stack">
        <h2>Feeling Adventurous?</h2>
        <p>Tell us your dates and budget, and we'll choose three places that suit you.</p>
        <p className="row">
          <a className="button" href="/surprise">
            Surprise Me
          </a>
          <a className="button" href="/quiz">
            Take the quiz first
          </a>
          <a className="target" href="/surprise/select">
            See your surprises
          </a>
        </p>
        <p className="row">
          <a className="target" href="/planner/start">
            Plan a trip yourself
          </a>
          <a className="target" href="/planner">
            Continue your plan
          </a>
          <a className="target" href="/signin">
            Sign in
          </a>
        </p>
      </section>
      <section className="section sunk">
        <div className="wrap narrow stack quote">
          <blockquote>
            <p>Not all those who wander are lost.</p>
          </blockquote>
          <p className="meta">J. R. R. Tolkien, The Fellowship of the Ring</p>
        </div>
      </section>
    </>
  );
}
