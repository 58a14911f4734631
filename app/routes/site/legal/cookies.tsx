import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { measuringCookies } from "#app/http/answer/cookies.server";
import { readForm } from "#app/http/route/form.server";
import { CACHE, redirectWithToast, refused } from "#app/http/answer/responses.server";
import { cookies } from "#app/modules/content/texts/cookies";
import { ArticlePage } from "#app/modules/content/ui/article-page";
import { stanceOf } from "#app/modules/measuring/measuring";
import { forgetReader, readingsOf } from "#app/modules/measuring/measuring.server";
import { MeasuringChoice } from "#app/modules/measuring/ui/measuring-choice";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction<typeof loader> = ({ data: page, ...args }) =>
  page
    ? [
        { title: `${page.article.title} · Voyance` },
        { name: "description", content: page.article.description },
        ...canonical(args),
      ]
    : [];

/** The cookies, and this browser's answer about measuring; because of the answer the page is not shown to others. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { answer, isAskedNotTo, reader } = stanceOf((name) => request.headers.get(name));
  const noted = answer === "yes" && reader ? await readingsOf(reader) : undefined;
  return { article: cookies(), choice: { answer: answer ?? null, isAskedNotTo, noted: noted ?? null } };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const HERE = "/legal/cookies#measuring";

export async function action({ request }: ActionFunctionArgs) {
  const { isAskedNotTo, reader } = stanceOf((name) => request.headers.get(name));
  const sent = (await readForm(request)).get("measuring");
  if (sent !== "yes" && sent !== "no") return refused("Press one of the two buttons.", 422);
  if (sent === "yes" && !isAskedNotTo)
    return redirectWithToast(
      HERE,
      {
        kind: "success",
        text: "Thank you. We'll count your page visits from now on. You can change this here at any time.",
      },
      measuringCookies("yes", reader),
    );
  if (reader !== undefined) await forgetReader(reader);
  const text =
    sent === "yes"
      ? "Your browser asks sites not to track you, so nothing is counted."
      : "Nothing is counted, and what was counted has been deleted.";
  return redirectWithToast(HERE, { kind: "success", text }, measuringCookies("no", reader));
}

export default function CookiesRoute() {
  const { article, choice } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ArticlePage article={article}>
      <MeasuringChoice {...choice} problem={refused?.message ?? undefined} />
    </ArticlePage>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
