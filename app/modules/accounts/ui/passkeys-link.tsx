import { formatCount } from "#app/shared/format";

/**
 * The way to the page of the passkeys; where there are none it is hidden until a script finds that the browser can make
 * one.
 */
export function PasskeysLink({ count }: { count: number }) {
  return (
    <section
      className="panel stack"
      aria-labelledby="passkeys-heading"
      data-passkey="part"
      hidden={count === 0}
      suppressHydrationWarning
    >
      <h2 className="step-1" id="passkeys-heading">
        Passkeys
      </h2>
      <p>
        Sign in with your face, your fingerprint or your device&apos;s PIN.
        {count > 0 && ` You have ${formatCount(count, "passkey")}.`}
      </p>
      <p>
        <a className="button" href="/profile/account/passkeys">
          {count > 0 ? "Manage passkeys" : "Add a passkey"}
        </a>
      </p>
    </section>
  );
}
