import { Link } from "@remix-run/react";
import type { SettingsProblem } from "#app/modules/accounts/settings/settings-form";
import type { getAccountSettings } from "#app/modules/accounts/settings/settings.server";
import { DeviceList } from "#app/modules/accounts/ui/device-list";
import { EmailSettings } from "#app/modules/accounts/ui/email-settings";
import { GoogleSettings } from "#app/modules/accounts/ui/google-settings";
import { PasskeysLink } from "#app/modules/accounts/ui/passkeys-link";
import { PasswordSettings } from "#app/modules/accounts/ui/password-settings";
import { WaitingForms } from "#app/modules/offline/ui/waiting-forms";
import type { getPushSettings } from "#app/modules/offline/push.server";
import { DeviceContents } from "#app/modules/offline/ui/device-contents";
import { PushSettings } from "#app/modules/offline/ui/push-settings";
import type { TellingZone } from "#app/modules/accounts/account/moment-in-words";
import { SavedTravellersLink } from "#app/modules/travellers/ui/saved-link";

type Settings = Awaited<ReturnType<typeof getAccountSettings>> & {
  name: string;
  /** Whether travellers are asked for their passports here. */
  asksTravellers: boolean;
  push: Awaited<ReturnType<typeof getPushSettings>>;
  /** The time of the page (UTC ISO), and the clock that is known of the account. */
  now: string;
  zone: TellingZone;
};

/** The settings of an account and its sessions. */
export function SettingsView({ account, problem }: { account: Settings; problem: SettingsProblem | undefined }) {
  return (
    <div className="wrap page stack narrow wide-gap">
      <h1 className="step-3">Account settings</h1>
      <p className="lede">{account.name}</p>
      <EmailSettings
        email={account.email}
        isVerified={account.isEmailVerified}
        hasPassword={account.hasPassword}
        problem={problem}
      />
      <PasswordSettings hasPassword={account.hasPassword} problem={problem} />
      <PasskeysLink count={account.passkeys} />
      <GoogleSettings
        isConnected={account.isGoogleConnected}
        isConfigured={account.hasGoogle}
        hasPassword={account.hasPassword}
        problem={problem}
      />
      <DeviceList devices={account.devices} now={account.now} zone={account.zone} problem={problem} />
      <PushSettings {...account.push} />
      {account.asksTravellers && <SavedTravellersLink />}
      <section className="panel stack" aria-labelledby="device-heading" id="this-device">
        <h2 className="step-1" id="device-heading">
          On this device
        </h2>
        <p>
          Your trips in the next 60 days and the pages you&apos;ve read are saved here, so they open offline. When you
          sign out, your own pages are removed.
        </p>
        <WaitingForms />
        <DeviceContents mayClear />
      </section>
      <section className="panel stack" aria-labelledby="data-heading">
        <h2 className="step-1" id="data-heading">
          Your data
        </h2>
        <p>Download everything we store about you, in one file.</p>
        <p className="row">
          <a className="button" href="/profile/account/export" download>
            Download my data
          </a>
          <Link className="button" to="/profile/account/delete">
            Delete my account
          </Link>
        </p>
      </section>
    </div>
  );
}
