import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Has the page show alerts as they come; says so when they can't (CHECKLIST DIS-08, DIS-09). */
export function LiveAlerts({ tripId }: { tripId: string }) {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    reload.current = revalidate;
  });
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    void import("../alert-stream.client").then(({ followAlerts }) => {
      if (isOver) return;
      stop = followAlerts(`/api/v1/disruption/${encodeURIComponent(tripId)}/stream`, {
        onAlert: () => reload.current(),
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
      {isLost && "Connection to disruption alerts failed. We try again in 5 seconds; reload the page to look now."}
    </p>
  );
}
