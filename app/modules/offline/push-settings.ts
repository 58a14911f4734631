/** The address that the forms about alerts post to. */
export const ALERTS = "/profile/account/alerts";

/** The devices of an account that get alerts, and the data that a browser needs to become one. */
export interface PushSettings {
  /** The key by which browsers know that a message is ours, base64url. */
  publicKey: string;
  devices: { id: string; name: string; since: string }[];
  /** Whether booked trips are watched for disruption here. */
  watchesTrips: boolean;
}
