import type { RouteConfig } from "@remix-run/route-config";
import { index, layout, route } from "@remix-run/route-config";

/** Every route of the product, in the order of the documents; aliases and redirects included. */
export default [
  index("routes/site/home/route.tsx"),
] satisfies RouteConfig;
