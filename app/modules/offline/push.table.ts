/** A device that asked for alerts. Instants are UTC ISO-8601 texts. */
export interface PushDevicesTable {
  id: string;
  user_id: string;
  /** Address at the push service of the browser's maker; whoever knows it and our key may send to the device. */
  endpoint: string;
  /** SHA-256 of the address: a device belongs to one account at a time. */
  endpoint_hash: string;
  /** Keys of the browser, base64url: only it reads what is sealed for them. */
  p256dh: string;
  auth: string;
  /** "Firefox on Windows". */
  name: string;
  created_at: string;
}
