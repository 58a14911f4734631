import type { ReactNode } from "react";
import type { CallView } from "#app/http/api/api-page";
import type { Field } from "#app/http/api/schema-words";

/** A text to copy; its lines wrap, so that none hides beside the page. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <figure className="code">
      <figcaption className="meta">{label}</figcaption>
      <pre>
        <code>{children}</code>
      </pre>
    </figure>
  );
}

/**
 * Fields, a line each. @param props.isAnswer whether the fields are an answer's: then optional ones are marked, else
 * required ones
 */
export function FieldLines({ fields, isAnswer = false }: { fields: readonly Field[]; isAnswer?: boolean }) {
  return (
    <dl className="api-fields">
      {fields.map(({ name, words, isRequired, note }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {words}
            {isRequired !== isAnswer && (isAnswer ? "; may be missing" : "; required")}
            {note && <span className="meta">. {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="stack">
      <h4>{title}</h4>
      <FieldLines fields={fields} />
    </div>
  );
}

const ownSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * A part that is folded away until it is opened. The id stands on the content: a browser that is led there opens the
 * fold by itself, without a script.
 */
export function Folded({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <details className="api-call">
      <summary>{title}</summary>
      <div className="api-call-parts" id={id}>
        {children}
      </div>
    </details>
  );
}

/** A call: its purpose, its input, its answer, and an example. */
export function CallSection({ call }: { call: CallView }) {
  return (
    <Folded
      id={call.id}
      title={
        <>
          <h3>{call.summary}</h3>
          <code className="api-address">
            <strong>{call.method}</strong> {call.path}
          </code>
        </>
      }
    >
      <div className="stack">
        <p>
          {call.note && `${ownSentence(call.note)} `}
          <span className="meta">{call.isOpen ? "No account needed." : "For an account."}</span>
        </p>
        <Fields title="In the address" fields={call.parameters} />
        <Fields title="Body, as JSON" fields={call.body} />
        <Fields title="Body, as a multipart form" fields={call.form} />
        {call.headers.length > 0 && (
          <p className="meta">
            Also takes{" "}
            {call.headers.map((name, index) => (
              <span key={name}>
                {index > 0 && " and "}
                <code>{name}</code>
              </span>
            ))}
            .
          </p>
        )}
        <div className="stack">
          <h4>Answers</h4>
          <dl className="api-fields">
            {call.replies.map(({ status, says, shapes }) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>
                  {ownSentence(says)}
                  {shapes.map((name) => (
                    <span key={name}>
                      {" "}
                      <a href={`#${name}`}>{name}</a>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="stack">
        <Code label="Call">{call.request}</Code>
        {call.answer && <Code label="Answer">{call.answer}</Code>}
      </div>
    </Folded>
  );
}

/** Calls or shapes of one kind, folded under their name until they are asked for. */
export function Group({
  id,
  name,
  count,
  about,
  children,
}: {
  id: string;
  name: string;
  count: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <details className="question">
      <summary>
        <h2>
          {name} <span className="meta num">{count}</span>
        </h2>
      </summary>
      <div className="stack" id={id}>
        <p>{about}</p>
        <div>{children}</div>
      </div>
    </details>
  );
}
