import { Suspense, lazy, useContext } from "react";
import type { ComponentType } from "react";
import { FallbackContext } from "./fallback";

/** The server then draws the page as a stream, which waits for the part. */
function Waiting() {
  useContext(FallbackContext)();
  return null;
}

const Nothing = (): null => null;

/**
 * A part that few visits of a page show: the server draws it with the page, its script comes only where it is shown. Where
 * that can't be fetched, the page does without the part.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => Nothing) })) as unknown as ComponentType<Props>;
  return function Late(props: Props) {
    return (
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
