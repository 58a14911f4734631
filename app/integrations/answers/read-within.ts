/**
 * The body of an answer of another server, of which no more is read than is expected.
 * @param mostBytes of the body as it is unpacked
 * @throws Error for a longer one, which is left where it is
 */
export async function readWithin(answer: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > mostBytes) {
      reader?.cancel().catch(() => undefined);
      throw new Error(`The answer of ${new URL(answer.url).host} is too long`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
