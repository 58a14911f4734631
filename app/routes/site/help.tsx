import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE } from "#app/http/answer/responses.server";
import { faq } from "#app/modules/content/texts/faq";
import { publicFacts } from "#app/modules/booking/checkout/public-facts.server";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "Help · Voyance" },
  { name: "description", content: "Answers to common questions, and a person to write to." },
  ...canonical(args),
];

/** The most frequent questions stand on the page itself. */
const ASKED_MOST = ["how-to-book", "refunds", "offline", "groups"];

export function loader() {
  const facts = publicFacts();
  const questions = faq(facts);
  return {
    asked: ASKED_MOST.flatMap((id) => questions.filter((item) => item.id === id)).map(({ id, question }) => ({
      id,
      question,
    })),
    supportEmail: facts.supportEmail,
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

const CARDS = [
  { to: "/how-it-works", name: "How Voyance works", text: "From the quiz to a plan for every day, in five steps." },
  { to: "/profile", name: "Your profile", text: "Your Travel DNA, your preferences, your account and your data." },
  { to: "/contact", name: "Contact us", text: "Tell us what went wrong or what is missing." },
] as const;

/** Ways to an answer (CHECKLIST HELP-01 to HELP-04). */
export default function HelpRoute() {
  const { asked, supportEmail } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page story">
      <header className="stack">
        <h1>How can we help?</h1>
        <p className="row">
          <a className="button primary" href="/contact">
            Contact Support
          </a>
          <a className="button" href="/legal/faq">
            Browse FAQ
          </a>
        </p>
        <p>
          {"A person answers within 24-48 hours on business days. You can also write to "}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </header>
      <section className="stack">
        <h2 className="visually-hidden">Where to look</h2>
        <div className="grid three">
          {CARDS.map(({ to, name, text }) => (
            <a key={to} className="panel stack place" href={to}>
              <span className="name">{name}</span>
              <span>{text}</span>
            </a>
          ))}
        </div>
      </section>
      <section className="stack">
        <h2 className="step-2">Common questions</h2>
        <ul className="plain">
          {asked.map(({ id, question }) => (
            <li key={id}>
              <a className="target" href={`/legal/faq#${id}`}>
                {question}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack narrow">
        <h2 className="step-2">In trouble while you're away?</h2>
        <p>
          Your trip opens without a connection: look under <a href="/offline">Offline</a>. You&apos;ll find the local
          emergency number on your destination&apos;s page, under “Before you go”. We plan trips and cannot send help.
        </p>
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
