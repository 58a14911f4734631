import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import { structuredData } from "#app/components/layout/share-card";
import type { PageHandle } from "#app/components/layout/page-handle";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { wordsOf } from "#app/modules/content/prose";
import { TEXT_DATES } from "#app/modules/content/text-dates";
import { FAQ_CATEGORIES, faq, faqCategory } from "#app/modules/content/texts/faq";
import { Line } from "#app/modules/content/ui/prose";
import { formatDate } from "#app/shared/format";
import { publicFacts } from "#app/modules/booking/checkout/public-facts.server";

export const handle: PageHandle = { scripts: "none", sharedBy: ["category"] };
export const meta: MetaFunction<typeof loader> = ({ data: view, ...args }) => [
  { title: "Questions and answers · Voyance" },
  {
    name: "description",
    content: "Booking, prices, refunds, planning together and who is responsible for what, in plain words.",
  },
  ...canonical(args),
  ...structuredData(args, () => [
    {
      "@type": "FAQPage",
      mainEntity: (view?.items ?? []).map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: {
          "@type": "Answer",
          text: answer.map(wordsOf).join(" "),
        },
      })),
    },
  ]),
];

/** The questions of one category, or all of them (CHECKLIST LEGAL-09 to LEGAL-11). */
export function loader({ request }: LoaderFunctionArgs) {
  const params = queryOf(request);
  const chosen = faqCategory(params.get("category"));
  const facts = publicFacts();
  return {
    chosen: chosen ?? null,
    items: faq(facts).filter(({ category }) => !chosen || category === chosen),
    supportEmail: facts.supportEmail,
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

const current = (is: boolean): "true" | undefined => (is ? "true" : undefined);

export default function FaqRoute() {
  const { chosen, items, supportEmail } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1>Questions and answers</h1>
        <p className="meta">
          Last updated <time dateTime={TEXT_DATES.faq}>{formatDate(TEXT_DATES.faq)}</time>
        </p>
      </header>
      <nav className="guide-categories no-print" aria-label="Categories">
        <a className="button" href="/legal/faq" aria-current={current(chosen === null)}>
          All
        </a>
        {Object.entries(FAQ_CATEGORIES).map(([category, name]) => (
          <a
            key={category}
            className="button"
            href={`/legal/faq?category=${category}`}
            aria-current={current(chosen === category)}
          >
            {name}
          </a>
        ))}
      </nav>
      {/* Each opens by itself and leaves the others as they are (CHECKLIST LEGAL-12). */}
      <div className="questions">
        {items.map(({ id, category, question, answer }) => (
          <details key={id} className="question">
            <summary>
              <h2>{question}</h2>
            </summary>
            {/* The id is inside, so that an address that names it opens it. */}
            <div className="stack" id={id}>
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <Line text={paragraph} />
                </p>
              ))}
              <p className="meta">
                {FAQ_CATEGORIES[category]} · <a href={`#${id}`}>Link to this answer</a>
              </p>
            </div>
          </details>
        ))}
      </div>
      <p>
        Not answered here? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. A person answers within 24-48
        hours on business days.
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
