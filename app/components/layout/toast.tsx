export interface ToastProps {
  kind: "success" | "error" | "info";
  text: string;
  press?: { label: string; to: string; fields: Record<string, string> };
}

/** A message about what was just done, for a while at the edge of the page. */
export function Toast({ kind, text, press }: ToastProps) {
  return (
    <div className={`toast ${kind}`} role={kind === "error" ? "alert" : "status"} data-toast>
      <p>{text}</p>
      {press && (
        <form method="post" action={press.to}>
          {Object.entries(press.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button">
            {press.label}
          </button>
        </form>
      )}
    </div>
  );
}
