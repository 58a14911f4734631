import { z } from "zod";
import { heldMs } from "./rate-gate";

/** One of the errors in an answer; each part may be missing or of another type than documented. */
const errorSchema = z
  .object({
    type: z.string().nullish().catch(null),
    code: z.string().nullish().catch(null),
    title: z.string().nullish().catch(null),
    message: z.string().nullish().catch(null),
    source: z
      .union([z.string(), z.object({ field: z.string().nullish(), pointer: z.string().nullish() })])
      .nullish()
      .catch(null),
  })
  .catch({});

/** The error that the client throws; for a gateway's page it has no errors and no meta. */
const thrownSchema = z.object({
  status: z.number(),
  errors: z.array(errorSchema).nullish().catch(null),
  meta: z.object({ request_id: z.string().nullish() }).nullish().catch(null),
  headers: z.custom<{ get(name: string): string | null }>().nullish(),
});

/** An answer of Duffel that is a refusal, or that did not come. */
export class DuffelFailure extends Error {
  override readonly name = "DuffelFailure";
  /** The status of the answer; undefined when none came in time, or none that can be read. */
  readonly status?: number;
  readonly type?: string;
  readonly code?: string;
  /** The field that it complains of, such as "/passengers/0/born_on". */
  readonly pointer?: string;
  readonly requestId?: string;
  /** For a 429: how long no further call may be sent, ms. */
  readonly heldMs?: number;
  /** Whether the call was never sent, so that it cannot have had an effect. */
  readonly isUnsent?: boolean;

  constructor(
    message: string,
    {
      cause,
      ...facts
    }: Partial<Pick<DuffelFailure, "status" | "type" | "code" | "pointer" | "requestId" | "heldMs" | "isUnsent">> & {
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    Object.assign(this, facts);
  }
}

/** Any error of the client, as a failure with all known facts. */
export function toFailure(what: string, thrown: unknown, now: Date): DuffelFailure {
  if (thrown instanceof DuffelFailure) return thrown;
  const read = thrownSchema.safeParse(thrown);
  if (!read.success)
    return new DuffelFailure(`${what}: no answer (${thrown instanceof Error ? thrown.message : String(thrown)})`, {
      cause: thrown,
    });
  const { status, errors, meta, headers } = read.data;
  const [first] = errors ?? [];
  const source = first?.source;
  const words = [first?.title, first?.message].filter(Boolean).join(": ");
  return new DuffelFailure(`${what}: ${status}${words ? ` ${words}` : ""}`, {
    status,
    type: first?.type ?? undefined,
    code: first?.code ?? undefined,
    pointer: (typeof source === "string" ? source : (source?.pointer ?? source?.field)) ?? undefined,
    requestId: meta?.request_id ?? headers?.get("x-request-id") ?? undefined,
    heldMs: status === 429 ? heldMs(headers, now) : undefined,
  });
}
