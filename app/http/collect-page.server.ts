import type { Response } from "express";

/** Headers of one answer only, and those that are said anew whenever a kept page is sent. */
const OWN_HEADERS =
  /^(x-trace-id|date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|vary)$/;

/** The script policy without the nonce of the answer that it was written for. */
export function withoutNonce(value: string): string {
  return value.replace(/ 'nonce-[^']+'/, "");
}

/** What an answer says of its page, as names and values in turn. */
export function keptHeaders(res: Response, change: (value: string) => string): string[] {
  return Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.test(name)
      ? []
      : (Array.isArray(value) ? value : [String(value)]).flatMap((one) => [name, change(one)]),
  );
}

/** Holds back a page that may be stored and hands it over whole; anything else passes through untouched. */
export function collect(res: Response, mayStore: (res: Response) => boolean, whole: (plain: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  const isHeldBack = (): boolean => chunks.length > 0 || (!res.headersSent && mayStore(res));
  const keep = (chunk: unknown): void => {
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    else if (typeof chunk === "string") chunks.push(Buffer.from(chunk, "utf8"));
  };
  res.write = ((...args: unknown[]) => {
    if (!isHeldBack()) return write(...args);
    keep(args[0]);
    return true;
  }) as typeof res.write;
  res.end = ((...args: unknown[]) => {
    if (!isHeldBack()) return end(...args);
    keep(args[0]);
    res.write = write as typeof res.write;
    res.end = end as typeof res.end;
    whole(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    return res;
  }) as typeof res.end;
}
