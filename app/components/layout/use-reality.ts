import { useRouteLoaderData } from "@remix-run/react";
import type { WhatIsReal } from "#app/config/what-is-real";

/** The realities of this installation, from the root of the page; undefined on a page whose root could not be read. */
export function useReality(): WhatIsReal | undefined {
  return useRouteLoaderData<{ real: WhatIsReal }>("root")?.real;
}
