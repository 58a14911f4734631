import { Form } from "@remix-run/react";

/** The button that declines the offer of a passkey. */
export const DECLINE_PASSKEY = "decline-passkey";

/** Offers a passkey once, in a line; hidden until a script finds that the browser can make one. */
export function PasskeyOffer() {
  return (
    <Form method="post" className="row" data-passkey="part" hidden suppressHydrationWarning>
      <p>
        <a className="target" href="/profile/account#passkeys">
          Add a passkey
        </a>
        {" to sign in without your password next time."}
      </p>
      <button type="submit" className="button" name="intent" value={DECLINE_PASSKEY}>
        No, thanks
      </button>
    </Form>
  );
}
