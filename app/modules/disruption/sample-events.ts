import { pick } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import type { DisruptionEvent, EventType, RiskLevel } from "./disruption";
import type { WatchedBooking, WatchedFlight } from "./watched-booking";

/** The facts from which a made-up event is written. */
export interface SampleScene {
  destination: string;
  /** The next flight, if any is known. */
  flight?: WatchedFlight;
  stay?: WatchedBooking["stays"][number];
}

/** The words of a made-up event; the rest is its times. */
type SampleWords = Pick<
  DisruptionEvent,
  "severity" | "title" | "description" | "affectedServices" | "estimatedImpact" | "suggestedActions"
>;

const flightOf = ({ flight }: SampleScene): string => (flight ? `Flight ${flight.flightNumber}` : "Your flight");
const airlineOf = ({ flight }: SampleScene): string => flight?.airlineName ?? "The airline";
const airportOf = ({ flight }: SampleScene): string => flight?.from ?? "your airport";

/** The likelihood of an event, in steps of five in a hundred. */
const chance = (rng: Rng, from: number, to: number): number => Math.round((from + rng() * (to - from)) * 20) / 20;

const level = (rng: Rng, levels: readonly RiskLevel[]): RiskLevel => pick(rng, levels);

/**
 * The words of each kind. They must be useful if the event were real: where to look, what to ask for, when to leave.
 */
export const SAMPLE_WORDS: Record<EventType, (rng: Rng, scene: SampleScene) => SampleWords> = {
  WEATHER_WARNING: (rng, scene) => ({
    severity: level(rng, ["LOW", "MEDIUM", "HIGH"]),
    title: `Heavy rain is forecast in ${scene.destination}`,
    description: "Showers and strong wind until the evening. Ferries, cable cars and viewpoints may close.",
    affectedServices: ["Ferries and cable cars", "Walks and viewpoints"],
    estimatedImpact: { likelihood: chance(rng, 0.5, 0.9) },
    suggestedActions: ["Do the indoor things first", "Pack a rain jacket in your hand luggage"],
  }),
  FLIGHT_DELAY: (rng, scene) => {
    const delayMinutes = pick(rng, [25, 45, 70, 110]);
    return {
      severity: delayMinutes >= 70 ? "HIGH" : "MEDIUM",
      title: `${flightOf(scene)} may leave late`,
      description: "The aircraft is running late on its flight before yours.",
      affectedServices: [`${flightOf(scene)} from ${airportOf(scene)}`, "Your ride from the airport"],
      estimatedImpact: { delayMinutes, likelihood: chance(rng, 0.5, 0.85) },
      suggestedActions: [
        "Check the departure time again before you leave for the airport",
        "Tell anyone meeting you that you may be late",
      ],
    };
  },
  FLIGHT_CANCELLATION: (rng, scene) => ({
    severity: "CRITICAL",
    title: `${flightOf(scene)} may be cancelled`,
    description: `${airlineOf(scene)} has cancelled several flights that day.`,
    affectedServices: [`${flightOf(scene)} from ${airportOf(scene)}`, "The first night of your stay"],
    estimatedImpact: { likelihood: chance(rng, 0.3, 0.6) },
    suggestedActions: [
      "Ask the airline for another flight before the queue gets long",
      "Tell your hotel if you will come a day later",
    ],
  }),
  GATE_CHANGE: (rng, scene) => ({
    severity: "LOW",
    title: `${flightOf(scene)} has a new gate`,
    description: `Boarding at ${airportOf(scene)} has moved to gate ${pick(rng, ["A12", "B7", "C21", "D4"])}.`,
    affectedServices: ["Boarding"],
    estimatedImpact: { likelihood: chance(rng, 0.7, 0.95) },
    suggestedActions: ["Look at the board again before you walk to the gate"],
  }),
  TERMINAL_CHANGE: (rng, scene) => ({
    severity: "MEDIUM",
    title: `${flightOf(scene)} has a new terminal`,
    description: `It leaves ${airportOf(scene)} from terminal ${pick(rng, ["1", "2", "3"])}.`,
    affectedServices: ["Check-in and bag drop", "Boarding"],
    estimatedImpact: { delayMinutes: 15, likelihood: chance(rng, 0.6, 0.9) },
    suggestedActions: ["Leave 15 minutes earlier", "Check which terminal your train or taxi stops at"],
  }),
  SCHEDULE_UPDATE: (rng, scene) => {
    const delayMinutes = pick(rng, [5, 10, 15]);
    return {
      severity: "LOW",
      title: `${flightOf(scene)} has new times`,
      description: `The airline is moving times on this route by about ${delayMinutes} minutes.`,
      affectedServices: [flightOf(scene)],
      estimatedImpact: { delayMinutes, likelihood: chance(rng, 0.6, 0.95) },
      suggestedActions: ["Compare the times on your ticket with those of the airline"],
    };
  },
  STRIKE_ALERT: (rng, scene) => ({
    severity: level(rng, ["MEDIUM", "HIGH"]),
    title: `A strike is announced in ${scene.destination}`,
    description: "Local trains and buses run less often that day. Taxis are hard to get in the morning.",
    affectedServices: ["Trains and buses", "Getting to and from the airport"],
    estimatedImpact: { delayMinutes: pick(rng, [30, 45, 60]), likelihood: chance(rng, 0.4, 0.8) },
    suggestedActions: ["Book a ride to the airport ahead", "Plan things you can reach on foot that day"],
  }),
  SECURITY_DELAY: (rng, scene) => {
    const delayMinutes = pick(rng, [15, 20, 35]);
    return {
      severity: delayMinutes >= 35 ? "MEDIUM" : "LOW",
      title: `Long queues at security at ${airportOf(scene)}`,
      description: `Since this morning, people have been waiting about ${delayMinutes} minutes longer than usual.`,
      affectedServices: ["Security check"],
      estimatedImpact: { delayMinutes, likelihood: chance(rng, 0.5, 0.85) },
      suggestedActions: [`Be at the airport ${delayMinutes} minutes earlier`, "Pack liquids and your laptop on top"],
    };
  },
  HOTEL_ISSUE: (rng, scene) => ({
    severity: level(rng, ["LOW", "MEDIUM"]),
    title: `Building work at ${scene.stay?.name ?? "your hotel"}`,
    description: "One lift is out of use and there is noise between 09:00 and 17:00.",
    affectedServices: [scene.stay?.name ?? "Your hotel"],
    estimatedImpact: { likelihood: chance(rng, 0.6, 0.9) },
    suggestedActions: ["Ask for a room away from the works", "Ask for a low floor if stairs are hard for you"],
  }),
  TRAFFIC_ALERT: (rng, scene) => {
    const delayMinutes = pick(rng, [10, 20, 30]);
    return {
      severity: delayMinutes >= 30 ? "MEDIUM" : "LOW",
      title: scene.flight ? `Heavy traffic on the way to ${airportOf(scene)}` : `Heavy traffic in ${scene.destination}`,
      description: "A lane is closed after an accident. Trains are not affected.",
      affectedServices: ["Taxis and airport buses"],
      estimatedImpact: { delayMinutes, likelihood: chance(rng, 0.5, 0.8) },
      suggestedActions: [`Leave ${delayMinutes} minutes earlier`, "Take the train if there is one"],
    };
  },
};
