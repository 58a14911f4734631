/** Where the forms about alerts go. */
export const ALERTS = "/profile/account/alerts";

/** Which devices of an account get alerts, and what a browser needs to become one. */
export interface PushSettings {
  /** The key by which browsers know that a message is ours, base64url. */
  publicKey: string;
  devices: { id: string; name: string; since: string }[];
  /** Whether booked trips are watched for disruption here. */
  watchesTrips: boolean;
}
