import { StandIn } from "./stand-in";

/** Stands in for every page while maintenance is on (CHECKLIST INFO-02). */
export function MaintenancePage() {
  return (
    <StandIn>
      <h1 className="step-3">Page Under Maintenance</h1>
      <p>We are working on Voyance and will be back shortly. Your trips and drafts are safe.</p>
    </StandIn>
  );
}
