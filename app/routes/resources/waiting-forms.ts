import { data } from "@remix-run/node";
import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm, textOf } from "#app/http/route/form.server";
import { answerDevice } from "#app/http/route/waiting.server";
import { addressOfForm, kindOfForm, tripOfAddress, waitingWords } from "#app/modules/offline/waiting-forms";
import type { WaitingKind } from "#app/modules/offline/waiting-forms";
import { action as edit } from "../itinerary/edit";
import { action as mark } from "../profile/marks";
import { action as quiz } from "../profile/quiz";
import { action as contact } from "../site/contact";
import { action as manage } from "../trips/manage";
import { action as money } from "../trips/money";
import { action as takeAlong } from "../trips/take-along";

/** The pages whose forms may wait, by their kinds. */
const ACTIONS: Record<WaitingKind, (args: ActionFunctionArgs) => Promise<unknown>> = {
  edit,
  money,
  manage,
  "take-along": takeAlong,
  mark,
  contact,
  quiz,
};

/** A form that waited on a device, for the page named in `address`: the answer is JSON (`WaitedAnswer`). */
export async function action(args: ActionFunctionArgs) {
  const url = new URL(args.request.url);
  const address = url.searchParams.get("address") ?? "";
  const form = await readForm(args.request);
  const kind = kindOfForm(address);
  if (kind === undefined || waitingWords(address, textOf(form, "intent", 40)) === undefined)
    throw data({ code: "BAD_REQUEST", message: "That form doesn't wait on a device." }, { status: 400 });
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const headers = new Headers(args.request.headers);
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  const request = new Request(new URL(addressOfForm(address), url), {
    method: "POST",
    headers,
    body,
    signal: args.request.signal,
  });
  const trip = tripOfAddress(address);
  return answerDevice(() => ACTIONS[kind]({ ...args, request, params: { id: trip, tripId: trip } }), request);
}
