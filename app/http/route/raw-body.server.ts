import { AppError } from "#app/shared/app-error";

const MAX_BODY_BYTES = 512 * 1024;

/** The body as it came: the signature covers every byte of it. @throws AppError TOO_LARGE */
export async function readRawBody(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES)
    throw new AppError("TOO_LARGE", "The event is too large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError("TOO_LARGE", "The event is too large");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
