import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { viewOfApi } from "#app/http/api/api-page";
import type { Description } from "#app/http/api/api-page";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { API_CALLS_PER_ACCOUNT, API_WRITES_PER_ADDRESS } from "#app/modules/accounts/account/rate-limits.server";
import { describedApi } from "#app/routes/api/declared.server";
import { formatCount } from "#app/shared/format";
import { CallSection, Code, FieldLines, Folded, Group } from "./api-docs-parts";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "The Voyance API · Voyance" },
  { name: "description", content: "Every call of the Voyance API with its fields, its errors and a real example." },
  ...canonical(args),
];

export function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  return {
    ...viewOfApi(describedApi(ctx) as Description, ctx.origin),
    origin: ctx.origin,
    limits: { account: API_CALLS_PER_ACCOUNT, address: API_WRITES_PER_ADDRESS },
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

const minutes = (seconds: number): string => `${seconds / 60} minutes`;

function Basics({ origin, limits }: Pick<ReturnType<typeof loader>, "origin" | "limits">) {
  return (
    <>
      <section className="stack" id="signing-in">
        <h2>Signing in</h2>
        <p>
          You need no account to read places and guides. For everything else, <a href="#signIn">sign in</a> with an
          email address and a password, and send the token with each call.
        </p>
        <Code label="A call with a token">{`curl "${origin}/api/v1/trips" \\\n  -H "Authorization: Bearer $TOKEN"`}</Code>
        <p>
          A token lasts 15 minutes. Its refresh token gets you <a href="#refreshTokens">the next pair</a>, once; if it
          is used a second time, every token of that sign-in ends. After 24 hours you have to sign in again. A new
          password ends all of them. A browser that is signed in can use its cookie instead of a token.
        </p>
      </section>
      <section className="stack" id="errors">
        <h2>Errors</h2>
        <p>
          Every error has the same shape: a code for your program, a sentence for a person and, with{" "}
          <code>VALIDATION_ERROR</code>, what is wrong with each field. Each call below lists the errors it may answer
          with.
        </p>
        <Code label="An error">
          {`{
  "success": false,
  "error": {
    "code": "VALIDATION_ERROR",
    "message": "Some fields are not valid",
    "fields": { "startDate": ["Use a date such as 2027-05-14"] }
  }
}`}
        </Code>
        <p>
          A body can be at most 64 KB. If an address doesn't take a method, you get 405, and <code>Allow</code> lists
          those it takes.
        </p>
      </section>
      <section className="stack" id="pages">
        <h2>Pages</h2>
        <p>
          Lists take <code>page</code> and <code>limit</code>. They answer with <code>total</code>, <code>page</code>{" "}
          and <code>limit</code>, and the <code>Link</code> header has the addresses of the first, previous, next and
          last page.
        </p>
      </section>
      <section className="stack" id="copies">
        <h2>What you already have</h2>
        <p>
          Everything you read has an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and if nothing has
          changed you get 304 without a body. The <code>ETag</code> of a trip also goes into <code>If-Match</code> when
          you change it: if somebody else was faster, you get 409 with the trip as it is now. With an{" "}
          <code>Idempotency-Key</code> of your own, a change counts once, however often you send it.
        </p>
      </section>
      <section className="stack" id="limits">
        <h2>Limits</h2>
        <p>
          An account can make {limits.account.points.toLocaleString("en-US")} calls in {minutes(limits.account.seconds)}
          . In the same time, an IP address can make {limits.address.points} calls that change something.{" "}
          <code>RateLimit</code> says how many are left and for how many seconds; after that you get 429, and{" "}
          <code>Retry-After</code> says when to try again.
        </p>
      </section>
    </>
  );
}

export default function ApiDocsRoute() {
  const { groups, shapes, origin, limits } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack wide-gap api-docs">
      <header className="stack">
        <h1>The Voyance API</h1>
        <p className="lede">Plan trips from a program. Every example here is real: our tests make these calls.</p>
        <p>
          <a className="target" href="/api/openapi.json">
            OpenAPI 3.1 description
          </a>
        </p>
      </header>
      <nav className="stack" aria-label="Calls">
        <h2>Contents</h2>
        <ul className="api-contents">
          {[
            ["signing-in", "Signing in"],
            ["errors", "Errors"],
            ["pages", "Pages"],
            ["copies", "What you already have"],
            ["limits", "Limits"],
            ...groups.map(({ name }) => [name.toLowerCase(), name]),
            ["shapes", "Shapes"],
          ].map(([id, name]) => (
            <li key={id}>
              <a className="target" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Basics origin={origin} limits={limits} />
      <div className="questions">
        {groups.map(({ name, about, calls }) => (
          <Group key={name} id={name.toLowerCase()} name={name} count={formatCount(calls.length, "call")} about={about}>
            {calls.map((call) => (
              <CallSection key={call.id} call={call} />
            ))}
          </Group>
        ))}
        <Group
          id="shapes"
          name="Shapes"
          count={formatCount(shapes.length, "shape")}
          about="What answers are made of. We may add members; ignore those you do not know."
        >
          {shapes.map(({ name, fields }) => (
            <Folded key={name} id={name} title={<h3>{name}</h3>}>
              <FieldLines fields={fields} isAnswer />
            </Folded>
          ))}
        </Group>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
