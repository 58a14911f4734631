import type { ReactNode } from "react";
import { formatDate } from "#app/shared/format";
import type { Article } from "../prose";
import { Prose } from "./prose";

interface ArticlePageProps {
  article: Article;
  /** The content between the opening and the first section. */
  children?: ReactNode;
}

/** A long text to read: dated, with its contents ahead, one section after the other. It prints as it reads. */
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
        {sections.map(({ id, heading, body }, index) => (
          <section key={id} id={id} className="stack" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>
              <span className="num">{`${index + 1}. `}</span>
              {heading}
            </h2>
            <Prose blocks={body} label={heading} />
          </section>
        ))}
      </div>
    </article>
  );
}
