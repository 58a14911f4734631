import { Form } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
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

const time = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** The devices on which the account is signed in. */
export function DeviceList({ devices, problem }: { devices: readonly Device[]; problem?: SettingsProblem }) {
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
                {device.address}, since <time dateTime={device.since}>{time.format(new Date(device.since))} UTC</time>,
                until <time dateTime={device.until}>{time.format(new Date(device.until))} UTC</time>
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
                  aria-label={`Sign out ${device.name} at ${device.address}, since ${time.format(new Date(device.since))} UTC`}
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
