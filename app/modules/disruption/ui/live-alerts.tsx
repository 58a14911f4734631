import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Has the page show alerts as they come; says so when they can't (CHECKLIST DIS-08, DIS-09). */
export function LiveAlerts({ tripId }: { tripId: string }) {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [isLost, setLost] = useState(false);
  const [told, setTold] = useState(0);
  const read = useRef(0);
  // A form that is on its way is answered first: reading the page in between would begin its answer anew.
  useEffect(() => {
    if (told === read.current || state !== "idle") return;
    read.current = told;
    revalidate();
  }, [told, state, revalidate]);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    void import("../alert-stream.client").then(({ followAlerts }) => {
      if (isOver) return;
      stop = followAlerts(`/api/v1/disruption/${encodeURIComponent(tripId)}/stream`, {
        onAlert: () => setTold((times) => times + 1),
        onLine: (isThere) => setLost(!isThere),
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [tripId]);
  return (
    <p role="status" className="live-line meta">
      {isLost && "Connection to disruption alerts failed. We'll try again in 5 seconds, or you can reload the page."}
    </p>
  );
}
