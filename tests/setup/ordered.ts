import { addressOfFake, fakeOfProcess } from "#tests/mocks/duffel/fake-of-process";

/** Flights and stays are ordered at a fake of Duffel, over HTTP. */
Object.assign(process.env, {
  INVENTORY: "duffel",
  DUFFEL_API_BASE: addressOfFake,
  DUFFEL_WEBHOOK_SECRET: fakeOfProcess.secret,
});
