/** A device that asked for alerts. Instants are UTC ISO-8601 texts. */
export interface PushDevicesTable {
  id: string;
  user_id: string;
  /** Address at the push service of the browser's maker; with it and our key anybody may send to the device. */
  endpoint: string;
  /** SHA-256 of the address: a device belongs to one account at a time. */
  endpoint_hash: string;
  /** Keys of the browser, base64url: only the browser reads messages sealed with them. */
  p256dh: string;
  auth: string;
  /** "Firefox on Windows". */
  name: string;
  created_at: string;
}
