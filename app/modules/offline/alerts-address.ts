/** Where the forms about alerts go. */
export const ALERTS = "/profile/account/alerts";
