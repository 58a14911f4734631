import { useSyncExternalStore } from "react";
import { Form } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { momentInWords } from "#app/modules/accounts/account/moment-in-words";
import type { TellingZone } from "#app/modules/accounts/account/moment-in-words";
import { SIGNED_OUT_AFTER } from "../account/session-life";
import type { SettingsProblem } from "../settings/settings-form";

interface Device {
  id: string;
  name: string;
  address: string;
  since: string;
  until: string;
  isThisOne: boolean;
}

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const subscribe = () => () => undefined;

interface DeviceListProps {
  devices: readonly Device[];
  /** The time of the page (UTC ISO). */
  now: string;
  /** The clock to tell times by where no script knows the reader's own. */
  zone: TellingZone;
  problem?: SettingsProblem;
}

/** The devices on which the account is signed in. */
export function DeviceList({ devices, now, zone, problem }: DeviceListProps) {
  const timeZone = useSyncExternalStore(subscribe, ownZone, () => undefined);
  const told = (moment: string): string =>
    momentInWords(new Date(moment), new Date(now), timeZone === undefined ? zone : { timeZone });
  const isAbout = problem?.intent === "device-end" || problem?.intent === "devices-end";
  return (
    <section className="panel stack" aria-labelledby="devices-heading">
      <h2 className="step-1" id="devices-heading">
        Where you are signed in
      </h2>
      {isAbout && <FormErrors message={problem.message} />}
      <ul className="plain">
        {devices.map((device) => (
          <li key={device.id} className="row spread">
            <span>
              <b>{device.name}</b>
              <br />
              <span className="meta">
                {device.address}, since <time dateTime={device.since}>{told(device.since)}</time>, until{" "}
                <time dateTime={device.until}>{told(device.until)}</time>
              </span>
            </span>
            {device.isThisOne ? (
              <span className="badge booked">This browser</span>
            ) : (
              <Form method="post">
                <input type="hidden" name="device" value={device.id} />
                <button
                  type="submit"
                  className="button"
                  name="intent"
                  value="device-end"
                  aria-label={`Sign out ${device.name} at ${device.address}, since ${told(device.since)}`}
                >
                  Sign out
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {/* Callers of the API are not listed, so the button stays even when this browser is the only one. */}
      <Form method="post">
        <SubmitButton busy="Signing out…" isPrimary={false} name="intent" value="devices-end">
          Sign out everywhere else
        </SubmitButton>
      </Form>
      <p className="meta">{SIGNED_OUT_AFTER}</p>
    </section>
  );
}
