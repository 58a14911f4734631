import { Form } from "@remix-run/react";
import { ALERTS } from "../push-settings";
import type { PushSettings as Settings } from "../push-settings";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Alerts on the devices of an account. Turning them on takes a browser that can show them, so its script brings the
 * button (`push-here.client.ts`); everything else is plain forms.
 */
export function PushSettings({ publicKey, devices, watchesTrips }: Settings) {
  return (
    <section className="panel stack" aria-labelledby="alerts-heading" id="alerts">
      <h2 className="step-1" id="alerts-heading">
        Alerts
      </h2>
      <p>
        A short message on your screen when a trip is booked
        {watchesTrips && ", and when something serious may disrupt a trip you watch"}. Off until you turn it on, one
        device at a time. You&apos;ll still get every email.
      </p>
      {devices.length > 0 && (
        <ul className="plain ruled">
          {devices.map(({ id, name, since }) => (
            <li key={id} className="row spread">
              <span>
                <b>{name}</b>
                <br />
                <span className="meta">
                  since <time dateTime={since}>{day.format(new Date(since))}</time>
                </span>
              </span>
              <Form method="post" action={ALERTS} className="row">
                <input type="hidden" name="device" value={id} />
                <button type="submit" className="button" name="intent" value="push-test">
                  Send a test<span className="visually-hidden"> message to {name}</span>
                </button>
                <button type="submit" className="button" name="intent" value="push-off">
                  Turn off<span className="visually-hidden"> alerts on {name}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <div className="stack" data-push={publicKey}>
        <p className="meta" role="status" data-push-words suppressHydrationWarning>
          This browser can't show alerts. They need JavaScript and, on an iPhone or iPad, Voyance on the home screen.
        </p>
        <p>
          <button type="button" className="button" data-push-on hidden>
            Turn on for this device
          </button>
        </p>
      </div>
    </section>
  );
}
