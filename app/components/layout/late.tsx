import { Suspense, lazy } from "react";
import type { ComponentType } from "react";

/**
 * Never resolves, for a script that can't be fetched: a part that the server drew then stays, and works without a
 * script.
 */
const MISSING = new Promise<never>(() => undefined);

/**
 * A part that few visits of a page show: the server draws it with the page, its script comes only where it is shown.
 * Where the script can't be fetched, a page that the browser draws does without the part.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    const Loaded = await load().catch(() => MISSING);
    return { default: ({ of }: { of: Props }) => <Loaded {...of} /> };
  });
  return function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part of={props} />
      </Suspense>
    );
  };
}
