import { describeApi } from "#app/http/api/openapi.server";
import type { ApiPath } from "#app/http/api/operation.server";
import type { Ctx } from "#app/shared/context";
import { todayOf } from "#app/shared/context";
import answers from "./examples.json";

/** The calls of every file of this folder, in the order of their addresses. */
export function declaredPaths(): ApiPath[] {
  const files = import.meta.glob<{ answer: ApiPath }>("./*/*.ts", { eager: true });
  return Object.values(files)
    .map(({ answer }) => answer)
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}

let made: { today: string; description: object } | undefined;

/** The description of the API, made when it is first asked for and once a day, since its examples have dates. */
export function describedApi(ctx: Ctx): object {
  const today = todayOf(ctx);
  if (made?.today !== today) made = { today, description: describeApi(declaredPaths(), today, answers) };
  return made.description;
}
