import { traceHeaders, withSpan } from "#app/config/tracing";

const PATIENCE_MS = 6_000;
/** The most bytes of an answer, which is a small object. */
const MOST_BYTES = 20_000;

/** A language model that speaks the chat completions API. */
export interface ChatModel {
  /** The base of its API, with its version: "https://api.openai.com/v1". */
  base: string;
  key: string;
  model: string;
}

/**
 * Asks a language model for one JSON object.
 * @param ask the instructions, and the shape of the answer
 * @param said the text that a traveller typed; it is handed over as data, after the instructions
 * @returns the answer, unchecked
 * @throws Error when it does not answer in time, refuses, or answers no JSON
 */
export async function askForJson({ base, key, model }: ChatModel, ask: string, said: string): Promise<unknown> {
  const address = `${base.replace(/\/$/, "")}/chat/completions`;
  const asked: RequestInit = {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}`, ...traceHeaders() },
    body: JSON.stringify({
      model,
      temperature: 0,
      response_format: { type: "json_object" },
      messages: [
        { role: "system", content: ask },
        { role: "user", content: said },
      ],
    }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  const answer = await withSpan("language model", "client", {}, () => fetch(address, asked));
  if (!answer.ok) throw new Error(`The language model answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > MOST_BYTES) throw new Error("The language model's answer is too long");
  const { choices } = JSON.parse(text) as { choices?: { message?: { content?: string } }[] };
  return JSON.parse(choices?.[0]?.message?.content ?? "");
}
