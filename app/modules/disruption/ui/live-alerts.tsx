import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ALERT_CAME } from "../alert-came";

/**
 * Has the page show alerts as they come; says so when they can't (CHECKLIST DIS-08, DIS-09). A script follows them
 * (`live-alerts.client.ts`) and shows them itself where the framework does not run.
 */
export function LiveAlerts({ tripId }: { tripId: string }) {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [told, setTold] = useState(0);
  const read = useRef(0);
  // A form on its way is answered first: reading the page in between would begin its answer anew.
  useEffect(() => {
    if (told === read.current || state !== "idle") return;
    read.current = told;
    revalidate();
  }, [told, state, revalidate]);
  useEffect(() => {
    const tell = (): void => setTold((times) => times + 1);
    document.addEventListener(ALERT_CAME, tell);
    return () => document.removeEventListener(ALERT_CAME, tell);
  }, []);
  return (
    <p
      role="status"
      className="live-line meta"
      data-live-alerts={`/api/v1/disruption/${encodeURIComponent(tripId)}/stream`}
      suppressHydrationWarning
    />
  );
}
