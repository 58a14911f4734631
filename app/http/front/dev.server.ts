import { env } from "#app/config/env.server";

/** Lets a route exist only while test switches are on. @throws Response a redirect home, as for any unknown path */
export function requireTestSwitches(): void {
  if (!env().TEST_SWITCHES) throw new Response(null, { status: 302, headers: { Location: "/" } });
}
