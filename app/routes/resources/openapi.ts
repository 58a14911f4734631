import { apiRoute, publicData } from "#app/http/api.server";
import { describeApi } from "#app/http/openapi.server";
import { declaredPaths } from "#app/routes/api/declared.server";
import answers from "#app/routes/api/examples.json";
import { todayOf } from "#app/shared/context";

let made: { today: string; description: object } | undefined;

/** The description of the API, made when it is first asked for and once a day, since its examples have dates. */
const answer = apiRoute({
  GET: async ({ request }, ctx) => {
    const today = todayOf(ctx);
    if (made?.today !== today) made = { today, description: describeApi(declaredPaths(), today, answers) };
    return publicData(request, made.description, 3_600);
  },
});

export { answer as action, answer as loader };
