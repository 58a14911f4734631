import { answerCalls } from "#app/integrations/threads/answer-calls";
import { readBookings } from "./read-bookings.server";
import type { Reading } from "./read-bookings.server";

/** The thread that reads the files of travellers: its input is the file. */
answerCalls<Uint8Array, Reading>(readBookings);
