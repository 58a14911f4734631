import { Link } from "@remix-run/react";
import { DayNumber } from "#app/components/ui/day-number";
import { Poster } from "#app/components/ui/poster";
import type { HomePage } from "#app/modules/discover/home-page.server";

/** Three itineraries, one shown at a time: the tabs are radio buttons, so that they work without a script. */
export function Previews({ previews }: Pick<HomePage, "previews">) {
  return (
    <section className="section wrap stack wide-gap">
      <h2>Read a real itinerary first</h2>
      <div className="tabs" role="radiogroup" aria-label="Sample itineraries">
        {previews.map((preview, index) => (
          <input
            key={preview.id}
            type="radio"
            name="preview"
            id={`preview-${preview.id}`}
            className={`tab-input visually-hidden ${preview.id}`}
            defaultChecked={index === 0}
          />
        ))}
        <div className="tab-labels">
          {previews.map((preview) => (
            <label key={preview.id} htmlFor={`preview-${preview.id}`} className={preview.id}>
              {preview.location}
            </label>
          ))}
        </div>
        {previews.map((preview) => (
          <article key={preview.id} className={`tab-panel preview ${preview.id}`} aria-label={preview.location}>
            <Poster {...preview.picture} />
            <div className="stack">
              <h3>{preview.location}</h3>
              <p className="meta num">{[preview.duration, preview.vibe, preview.price].filter(Boolean).join(" · ")}</p>
              <ol className="preview-days">
                {preview.days.map((day) => (
                  <li key={day.day}>
                    <DayNumber number={day.day} />
                    <span>
                      <b>{day.title}</b>
                      <br />
                      {day.desc}
                    </span>
                  </li>
                ))}
              </ol>
              <ul className="tags">
                {preview.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
              <p className="row">
                <Link className="button" to={`/sample-itinerary?destination=${preview.id}`}>
                  Read all of {preview.location}
                </Link>
                <Link className="target" to={`/planner?destination=${preview.id}`}>
                  Plan this trip
                </Link>
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
