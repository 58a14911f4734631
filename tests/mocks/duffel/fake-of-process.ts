import { FakeDuffel } from "./fake-duffel";

/** The fake at which all files of a process order: its address is a setting, and settings are read once a process. */
export const fakeOfProcess = new FakeDuffel();
export const addressOfFake = await fakeOfProcess.start();
