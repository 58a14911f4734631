/** The intent that its button sends to the page's action. */
export const SEND_AGAIN = "send-confirmation";

/** Has the confirmation mailed once more. */
export function SendAgain({ label }: { label: string }) {
  return (
    <form method="post">
      <button type="submit" className="button" name="intent" value={SEND_AGAIN}>
        {label}
      </button>
    </form>
  );
}
