/** The way to one payment for every place that is still open. */
export function PayForAll({ path }: { path: string }) {
  return (
    <p className="row actions">
      <a className="button primary" href={path}>
        Review and pay for everything
      </a>
    </p>
  );
}
