/**
 * Offers a passkey once, in a line; hidden until a script finds that the browser can make one.
 * @param returnTo the path of the page that offers it
 */
export function PasskeyOffer({ returnTo }: { returnTo: string }) {
  return (
    <form
      method="post"
      action="/profile/account/passkeys"
      className="row"
      data-passkey="part"
      hidden
      suppressHydrationWarning
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <p>
        <a className="target" href="/profile/account/passkeys">
          Add a passkey
        </a>
        {" to sign in without your password next time."}
      </p>
      <button type="submit" className="button" name="intent" value="passkey-decline">
        No, thanks
      </button>
    </form>
  );
}
