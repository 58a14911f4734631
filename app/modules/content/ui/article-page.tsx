import type { ReactNode } from "react";
import { formatDate } from "#app/shared/format";
import type { Article } from "../prose";
import { Prose } from "./prose";

interface ArticlePageProps {
  article: Article;
  /** The content between the opening and the first section. */
  children?: ReactNode;
}

/**
 * A long text to read: dated, its sections folded under their headings, which are its contents on a phone; beside them
 * a wide screen has links to each. It prints whole.
 */
export function ArticlePage({ article, children }: ArticlePageProps) {
  const { title, updated, opening, sections } = article;
  return (
    <article className="wrap page reading">
      <header className="stack">
        <h1>{title}</h1>
        <p className="meta">
          Last updated <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
        <Prose blocks={opening} />
      </header>
      <nav className="contents no-print" aria-labelledby="contents-heading">
        <p className="eyebrow" id="contents-heading">
          On this page
        </p>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="reading-text">
        {children}
        <div className="questions">
          {sections.map(({ id, heading, body }, index) => (
            <details key={id} className="question">
              <summary>
                <h2>
                  <span className="num">{`${index + 1}. `}</span>
                  {heading}
                </h2>
              </summary>
              <div className="stack" id={id}>
                <Prose blocks={body} label={heading} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </article>
  );
}
