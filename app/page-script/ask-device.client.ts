/** The library that speaks to the device, in a file of its own that loads with the press (passkey.client.ts). */
export { startAuthentication, startRegistration } from "@simplewebauthn/browser";
