import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE } from "#app/http/answer/responses.server";
import { ProfileView } from "#app/modules/profile/ui/profile-view";
import { profilePage } from "#app/modules/surprise/pages/profile-page.server";
import { ProfileSurprises } from "./profile-surprises";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Your profile · ${PRODUCT.name}` },
  { name: "description", content: "Your Travel DNA, your saved places and your trips." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return profilePage(ctxOf(args), user);
}

export default function ProfileRoute() {
  const { profile, surprises } = useLoaderData<typeof loader>();
  return <ProfileView {...profile} afterTrips={<ProfileSurprises {...surprises} />} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
