import { answerCalls } from "#app/integrations/threads/answer-calls";
import { readBookings } from "./read-bookings.server";
import type { Reading } from "./read-bookings.server";

/** The thread that reads the files travellers bring: what it is asked is the file. */
answerCalls<Uint8Array, Reading>(readBookings);
