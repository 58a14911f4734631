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
 * Reads a form that carries files. Each is handed on piece by piece while it arrives and never held in memory; the
 * typed fields come along even if a file fails, so that none of them is lost.
 * @param field name of the files; other files, and those beyond `mostFiles`, are dropped
 * @param take takes a file in; a file beyond `mostBytes` is cut off there, the rest of it is dropped
 * @returns `hasMore` where files were dropped because they were too many
 * @throws a 400 answer for a body that is not a form or did not arrive whole
 */
export async function readUploadForm<T>(
  request: Request,
  { field, mostBytes, mostFiles }: { field: string; mostBytes: number; mostFiles: number },
  take: (file: ArrivingFile) => Promise<T>,
): Promise<{ form: FormData; files: T[]; hasMore: boolean }> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body)
    return { form: await readForm(request), files: [], hasMore: false };
  const texts: [string, string][] = [];
  let handed: Readable | undefined;
  const taken: Promise<T>[] = [];
  let hasMore = false;
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({
      headers: { "content-type": type } as BusboyHeaders,
      // A path in the file's name is a reason to refuse the file; if the parser left it out, the check would not see
      // it.
      preservePath: true,
      limits: { fileSize: mostBytes, files: mostFiles + 1, fields: MOST_FIELDS, fieldSize: MOST_TEXT_BYTES },
    });
  } catch {
    throw brokenForm();
  }
  // The listener stays for as long as the parser lives: it reports a torn part once more after the form has failed.
  parser.on("error", ignore);
  parser.on("field", (name, value) => texts.push([name, value]));
  parser.on("file", (name, content, fileName) => {
    // A form whose file was left out still has a part for it, without a name.
    if (name !== field || !fileName) return drop(content);
    if (taken.length >= mostFiles) {
      hasMore = true;
      return drop(content);
    }
    const own = handOn(content);
    handed = own;
    const being = take({ name: fileName, content: own, isCut: () => content.truncated });
    // A reader that fails must not hold up the rest of the form.
    being.catch(() => own.destroy());
    taken.push(being);
  });
  try {
    // Read as bytes, not as a stream: an error that the parser throws at a chunk then fails the pipeline.
    await pipeline(request.body as BytesOfRequest<Uint8Array>, parser);
  } catch (error) {
    handed?.destroy(error instanceof Error ? error : undefined);
    await Promise.allSettled(taken);
    throw brokenForm();
  }
  return { form: cleanFields(texts), files: await Promise.all(taken), hasMore };
}
