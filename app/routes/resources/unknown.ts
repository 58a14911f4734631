import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerUnknown } from "#app/http/route/unknown-address.server";

export function loader({ request }: LoaderFunctionArgs) {
  return answerUnknown(request);
}

export function action({ request }: ActionFunctionArgs) {
  return answerUnknown(request);
}
