/** Stands in for every page while maintenance is on (CHECKLIST INFO-02). */
export function MaintenancePage() {
  return (
    <section className="wrap section stack narrow">
      <h1>Page Under Maintenance</h1>
      <p>We are working on Voyance and will be back shortly. Your trips and drafts are safe.</p>
    </section>
  );
}
