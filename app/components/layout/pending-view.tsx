import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { PATIENCE_MS, loadingWords, standInHtml } from "./loading-words";
import { useFocusAfterMove } from "./use-focus-after-move";

function Line({ text }: { text: string }) {
  return (
    <div className="wrap section" role="status">
      <h1 className="step-1">{text}</h1>
    </div>
  );
}

/** The stand-in for a page that is slow to come. */
function standInFor(path: string): ReactNode {
  const html = standInHtml(path);
  if (html) return <div className="wrap page stack wide-gap" dangerouslySetInnerHTML={{ __html: html }} />;
  const words = loadingWords(path);
  return words ? <Line text={words} /> : null;
}

/** The page, or a stand-in while another page is slow to come. */
export function PendingView({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const location = useLocation();
  const [slowTarget, setSlowTarget] = useState<string>();
  useFocusAfterMove();
  // From here on a script may add to the page without the framework taking that for its own mistake.
  useEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  const isGoing = navigation.state !== "idle";
  useEffect(() => {
    document.documentElement.toggleAttribute("data-going", isGoing);
  }, [isGoing]);
  const target =
    navigation.state === "loading" && navigation.location.pathname !== location.pathname
      ? navigation.location.pathname
      : undefined;
  useEffect(() => {
    if (!target) return undefined;
    const timer = setTimeout(() => setSlowTarget(target), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlowTarget(undefined);
    };
  }, [target]);
  return (target && target === slowTarget && standInFor(target)) || children;
}
