import { createRequire } from "node:module";
import type { encode } from "turbo-stream";

const turboStream = createRequire(import.meta.url)("turbo-stream") as { encode: typeof encode };

/**
 * Has what a page hands to the framework in the browser encoded when it is read. The framework's server encodes it for
 * every page before it is rendered, which takes up to a fifth of one, and a page without its scripts never reads it.
 */
export function encodeWhatIsRead(): void {
  const encodeAtOnce = turboStream.encode;
  turboStream.encode = (input, options) => {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          reader ??= encodeAtOnce(input, options).getReader();
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader?.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  };
}
