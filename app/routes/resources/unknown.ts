import type { ActionFunctionArgs } from "@remix-run/node";
import { leadOn } from "#app/http/route/moved-addresses.server";
import { answerUnknown } from "#app/http/route/unknown-address.server";

/** Any address without a page: former ones lead on, for a link as for a form. */
async function unknown({ request }: ActionFunctionArgs) {
  return leadOn(request) ?? (await answerUnknown(request));
}

export { unknown as action, unknown as loader };
