/** What a form says of itself that waited on a device until it was back online. */

/** Field with the name of one form, under which the server counts it once. */
export const WAIT_KEY = "waitKey";
/** Field with the name of the device's list. */
export const WAIT_DEVICE = "waitDevice";
/** Field that says "yes" on a form typed while earlier ones of the same device were on their way. */
export const WAIT_AFTER = "waitAfter";
/** Header of a form that waited: whose it is, as the server names the owner of a device (`OWNER_HEADER`). */
export const WAITING_HEADER = "X-Voyance-Waiting";
/** Header of the answer to such a form: what would have been said on the next page, as percent-encoded JSON. */
export const SAID_HEADER = "X-Voyance-Said";
