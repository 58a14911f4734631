import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/context.server";
import { readForm, textOf } from "#app/http/form.server";
import { requireUser } from "#app/http/guards.server";
import { CACHE, redirectWithToast } from "#app/http/responses.server";
import { AVATARS } from "#app/modules/accounts/identity-form";
import type { IdentityValues } from "#app/modules/accounts/identity-form";
import { identitySchema } from "#app/modules/accounts/identity.schema";
import { saveIdentity } from "#app/modules/accounts/identity.server";
import { IdentityForm } from "#app/modules/accounts/ui/identity-form";
import { pictureOf } from "#app/modules/catalogue/art.server";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { isAppError } from "#app/shared/app-error";
import { fieldErrors } from "#app/shared/field-errors";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Complete your profile · ${PRODUCT.name}` },
  { name: "description", content: "How you are named and shown here." },
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
  const form = await readForm(args.request);
  const text = (name: keyof IdentityValues): string => textOf(form, name, 1000);
  const values: IdentityValues = {
    firstName: text("firstName"),
    lastName: text("lastName"),
    handle: text("handle"),
    avatar: text("avatar"),
    bio: text("bio"),
    website: text("website"),
    instagram: text("instagram"),
    youtube: text("youtube"),
  };
  const refuse = (fields: Record<string, string[]>) => data({ values, fields }, { status: 422 });
  const parsed = identitySchema.safeParse(values);
  if (!parsed.success) return refuse(fieldErrors(parsed.error));
  try {
    await saveIdentity(ctxOf(args), user.id, parsed.data);
  } catch (error) {
    if (isAppError(error) && error.details.fields) return refuse(error.details.fields);
    throw error;
  }
  return redirectWithToast("/profile", { kind: "success", text: "Your profile is saved." });
}

export default function CompleteProfileRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <IdentityForm values={refused?.values ?? page.values} problems={refused?.fields ?? {}} avatars={page.avatars} />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
