import { PassThrough } from "node:stream";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as BytesOfRequest } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import type { BusboyFileStream, BusboyHeaders } from "@fastify/busboy";
import { brokenForm, cleanFields, readForm } from "./form.server";

/** A file of a form while it arrives. */
export interface ArrivingFile {
  /** The sender's name for the file, a path included: no part of it is to be trusted. */
  name: string;
  content: Readable;
  /** Whether it was longer than it may be; known when the content has ended. */
  isCut: () => boolean;
}

const MOST_TEXT_BYTES = 64 * 1024;
const MOST_FIELDS = 40;

const ignore = (): void => undefined;

/**
 * A file as its reader gets it. It fails when the form stops inside it, whenever its reader begins; and when its reader
 * lets go of it, the rest of the file is dropped, so that the rest of the form still arrives.
 */
function handOn(arriving: BusboyFileStream): Readable {
  const handed = new PassThrough();
  handed.on("error", ignore);
  arriving.on("error", (error: Error) => handed.destroy(error));
  arriving.pipe(handed);
  // Comes after the listener by which the pipe itself lets go.
  handed.once("close", () => arriving.resume());
  return handed;
}

/** Drops a file that no reader wants. */
function drop(arriving: BusboyFileStream): void {
  arriving.on("error", ignore);
  arriving.resume();
}

/**
 * Reads a form that carries a file. The file is handed on piece by piece while it arrives and never held in memory; the
 * typed fields come along even if the file fails, so that none of them is lost.
 * @param field name of the file; other files are dropped
 * @param take takes the file in; a file beyond `mostBytes` is cut off there, the rest of it is dropped
 * @throws a 400 answer for a body that is not a form or did not arrive whole
 */
export async function readUploadForm<T>(
  request: Request,
  { field, mostBytes }: { field: string; mostBytes: number },
  take: (file: ArrivingFile) => Promise<T>,
): Promise<{ form: FormData; file: T | undefined }> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body)
    return { form: await readForm(request), file: undefined };
  const texts: [string, string][] = [];
  let handed: Readable | undefined;
  let taken: Promise<T> | undefined;
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({
      headers: { "content-type": type } as BusboyHeaders,
      // A path in the file's name is a reason to refuse the file; if the parser left it out, the check would not see
      // it.
      preservePath: true,
      limits: { fileSize: mostBytes, files: 2, fields: MOST_FIELDS, fieldSize: MOST_TEXT_BYTES },
    });
  } catch {
    throw brokenForm();
  }
  // The listener stays for as long as the parser lives: it reports a torn part once more after the form has failed.
  parser.on("error", ignore);
  parser.on("field", (name, value) => texts.push([name, value]));
  parser.on("file", (name, content, fileName) => {
    // A form whose file was left out still has a part for it, without a name.
    if (name !== field || !fileName || taken) return drop(content);
    handed = handOn(content);
    taken = take({ name: fileName, content: handed, isCut: () => content.truncated });
    // A reader that fails must not hold up the rest of the form.
    taken.catch(() => handed?.destroy());
  });
  try {
    // Read as bytes, not as a stream: an error that the parser throws at a chunk then fails the pipeline.
    await pipeline(request.body as BytesOfRequest<Uint8Array>, parser);
  } catch (error) {
    handed?.destroy(error instanceof Error ? error : undefined);
    await taken?.catch(ignore);
    throw brokenForm();
  }
  return { form: cleanFields(texts), file: await taken };
}
