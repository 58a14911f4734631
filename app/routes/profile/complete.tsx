import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { parseForm } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { AVATARS, sentIdentity } from "#app/modules/accounts/settings/identity-form";
import type { IdentityValues } from "#app/modules/accounts/settings/identity-form";
import { identitySchema } from "#app/modules/accounts/settings/identity.schema";
import { saveIdentity } from "#app/modules/accounts/settings/identity.server";
import { IdentityForm } from "#app/modules/accounts/ui/identity-form";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Complete your profile · ${PRODUCT.name}` },
  { name: "description", content: "Your name and picture here." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const { firstName, lastName, handle: name, avatar, bio, socialLinks } = await requireUser(args);
  const values: IdentityValues = {
    firstName,
    lastName,
    handle: name ?? "",
    avatar: avatar ?? "",
    bio: bio ?? "",
    website: socialLinks.website ?? "",
    instagram: socialLinks.instagram ?? "",
    youtube: socialLinks.youtube ?? "",
  };
  return {
    values,
    avatars: AVATARS.map((slug) => ({
      slug,
      name: findDestination(slug)?.name ?? slug,
      picture: pictureOf(slug, "card"),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const sent = await parseForm(args.request, identitySchema);
  if (sent.status === "error") return data(sent.problem, { status: 422 });
  try {
    await saveIdentity(ctxOf(args), user.id, sent.value);
  } catch (error) {
    if (isAppError(error) && error.details.fields)
      return data({ ...sent.problem, fields: error.details.fields }, { status: 422 });
    throw error;
  }
  return redirectWithToast("/profile", { kind: "success", text: "Your profile is saved." });
}

export default function CompleteProfileRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <IdentityForm
      values={refused ? sentIdentity(refused) : page.values}
      problems={refused?.fields ?? {}}
      avatars={page.avatars}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
