/**
 * "Sign in with a passkey": hidden until a script finds that the browser can do it. The device names the account, so no
 * address is asked for.
 */
export function PasskeyButton({ to }: { to: string }) {
  return (
    <form
      method="post"
      action="/auth/passkey"
      className="stack"
      data-passkey="sign-in"
      data-offline="own"
      hidden
      suppressHydrationWarning
    >
      <input type="hidden" name="redirect" value={to} />
      <input type="hidden" name="answer" />
      <p>
        <button type="submit" className="button wide" data-busy="Waiting for your device…">
          Sign in with a passkey
        </button>
      </p>
    </form>
  );
}
