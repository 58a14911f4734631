import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { PLANNER_STEPS, TRIP_STATUSES } from "../trip/trip";
import type { TripStatus } from "../trip/trip";
import { askedOf } from "./asked-of";
import { closedBecause, commandSchema, isOvertaken, subjectsOf } from "./trip-commands";
import type { CommandKind, TripCommand } from "./trip-commands";

const trip = fullTrip("kyoto", 2);
const plan = { days: trip.itinerary!, plannedOn: 3 };
const owner = { id: "o", userId: "ada", name: "Ada" };
const { destination, origin, startDate, endDate, adults, children, budgetMinor, preferences } = trip;

/** One of each. */
const COMMANDS: { [K in CommandKind]: Extract<TripCommand, { kind: K }> } = {
  changeBasics: {
    kind: "changeBasics",
    name: "Maples",
    destination,
    origin,
    startDate,
    endDate,
    adults,
    children,
    budgetMinor,
    preferences,
  },
  changeDetails: { kind: "changeDetails", name: "Maples", budgetMinor: 1 },
  joinPlaces: { kind: "joinPlaces", journeyId: "j", between: {}, startDate, endDate },
  chooseFlight: { kind: "chooseFlight", flight: trip.flight! },
  chooseHotel: { kind: "chooseHotel", hotel: trip.hotel! },
  keepOwnFlights: { kind: "keepOwnFlights", flights: "not-needed" },
  keepOwnStay: { kind: "keepOwnStay", stay: null },
  changeBookings: { kind: "changeBookings", flights: null, stay: "not-needed", ...plan },
  refreshPrices: { kind: "refreshPrices", flight: trip.flight!.offer, hotel: trip.hotel!.offer },
  reachStep: { kind: "reachStep", step: "hotels" },
  planDays: { kind: "planDays", preferences: { pace: "packed" }, ...plan },
  lockStop: { kind: "lockStop", placeId: "a" },
  unlockStop: { kind: "unlockStop", placeId: "a" },
  removeStop: { kind: "removeStop", placeId: "a", ...plan },
  addStop: { kind: "addStop", placeId: "a", ...plan },
  keepFree: { kind: "keepFree", date: "2027-04-14", start: 900 },
  moveStop: { kind: "moveStop", placeId: "a", date: "2027-04-16", ...plan },
  tickThings: { kind: "tickThings", ticked: ["adapter"], unticked: ["sun"] },
  renameTrip: { kind: "renameTrip", name: "Plums" },
  keepNotes: { kind: "keepNotes", notes: "Call the inn" },
  cancelTrip: { kind: "cancelTrip" },
  keepTimes: { kind: "keepTimes", appointments: [], busy: [], ...plan },
  shiftStop: { kind: "shiftStop", placeId: "a", to: "earlier", ...plan },
  timeStop: { kind: "timeStop", placeId: "a", start: 600, ...plan },
  replaceStop: { kind: "replaceStop", placeId: "a", withId: "b", ...plan },
  noteStop: { kind: "noteStop", placeId: "a", note: "Ask for the garden" },
  stayStop: { kind: "stayStop", placeId: "a", minutes: 90, ...plan },
  addOwnPlace: {
    kind: "addOwnPlace",
    place: { id: "own-1", name: "Aunt May's", lat: 35, lon: 135.7, district: "Gion", minutes: 60 },
    note: "Bring cake",
    date: "2027-04-16",
    ...plan,
  },
  changeOwnPlace: {
    kind: "changeOwnPlace",
    place: { id: "own-1", name: "Aunt May's", lat: 35, lon: 135.7, district: "Gion", minutes: 60, isTable: true },
    note: "",
    ...plan,
  },
  deleteOwnPlace: { kind: "deleteOwnPlace", placeId: "own-1", ...plan },
  changeMeal: { kind: "changeMeal", wish: { date: "2027-04-16", meal: "lunch", at: { table: "b" } }, ...plan },
  restoreDays: { kind: "restoreDays", side: "undo", wishes: { unwanted: ["a"] }, ...plan },
  noteSpending: {
    kind: "noteSpending",
    expense: {
      id: "e1",
      on: "2027-04-16",
      what: "Dinner",
      amountMinor: 4_200,
      currency: "JPY",
      usdMinor: 2_667,
      rateDate: "2026-09-29",
      paidBy: { id: "owner", name: "Ada" },
      sharedBy: [{ id: "ben", name: "Ben" }],
    },
  },
  removeSpending: { kind: "removeSpending", expenseId: "e1" },
  shareTrip: { kind: "shareTrip" },
  unshareTrip: { kind: "unshareTrip" },
  inviteCompanion: {
    kind: "inviteCompanion",
    owner,
    companion: { id: "ben", tokenHash: "hash", name: "Ben", email: "ben@example.com" },
  },
  removeCompanion: { kind: "removeCompanion", companionId: "ben" },
  keepOwnerWishes: { kind: "keepOwnerWishes", owner, wishes: { likes: ["beach"], never: ["boats"] } },
  answerAsCompanion: {
    kind: "answerAsCompanion",
    companionId: "ben",
    userId: "u1",
    name: "Ben",
    answers: {},
    wishes: { likes: ["beach"], never: [] },
    needs: { diets: ["vegan"], accessNeeds: [] },
  },
  declineAsCompanion: { kind: "declineAsCompanion", companionId: "ben", userId: "u1" },
  markBooked: { kind: "markBooked" },
  endBooking: { kind: "endBooking" },
  reopenTrip: { kind: "reopenTrip" },
  losePart: { kind: "losePart", part: "stay" },
  noteOrders: {
    kind: "noteOrders",
    orders: { state: "confirmed", flights: { reference: "RZ1", documents: ["125-1"] } },
  },
  moveFlights: { kind: "moveFlights", outbound: trip.flight!.offer.outbound, ...plan },
  keepFlightHome: {
    kind: "keepFlightHome",
    flightHome: { tripId: "t2", place: "Rome", leg: trip.flight!.offer.inbound!, isSandbox: true, isPaid: true },
  },
  giveUpTicket: { kind: "giveUpTicket" },
  openSeal: { kind: "openSeal" },
  claimTrip: { kind: "claimTrip", userId: "u1" },
};
const KINDS = Object.keys(COMMANDS) as CommandKind[];

describe("a command", () => {
  it.each(KINDS)("%s comes through its schema whole", (kind) => {
    const command = COMMANDS[kind];
    expect(commandSchema.parse(command)).toEqual(JSON.parse(JSON.stringify(command)));
  });

  it.each(KINDS)("%s is refused without any of what it has to say", (kind) => {
    const OPTIONAL = new Set(["preferences", "userId", "flight", "hotel", "name", "budgetMinor"]);
    const needed = new Set<string>(
      kind === "changeBasics" || kind === "answerAsCompanion"
        ? ["name", "preferences", "budgetMinor"]
        : kind === "chooseFlight" || kind === "chooseHotel" || kind === "claimTrip"
          ? ["flight", "hotel", "userId"]
          : kind === "renameTrip"
            ? ["name"]
            : [],
    );
    if (kind === "addOwnPlace") OPTIONAL.add("date");
    if (kind === "moveStop") OPTIONAL.add("beside");
    if (kind === "changeBookings") for (const part of ["flights", "stay"]) OPTIONAL.add(part);
    if (kind === "keepTimes") for (const part of ["days", "plannedOn"]) OPTIONAL.add(part);
    if (kind === "moveFlights") for (const part of ["outbound", "days"]) OPTIONAL.add(part);
    for (const field of Object.keys(COMMANDS[kind])) {
      const rest = Object.fromEntries(Object.entries(COMMANDS[kind]).filter(([name]) => name !== field));
      const mayMiss = OPTIONAL.has(field) && !needed.has(field);
      expect(commandSchema.safeParse(rest).success, `${kind} without ${field}`).toBe(mayMiss);
    }
  });

  it("has an origin and a destination with a name, a stop of 1 to 80 letters, and days of a real revision", () => {
    const refused: unknown[] = [
      { ...COMMANDS.changeBasics, destination: {} },
      { ...COMMANDS.changeBasics, destination: { slug: 7, name: "Kyoto" } },
      { ...COMMANDS.changeBasics, origin: {} },
      { ...COMMANDS.changeBasics, origin: { code: "JFK" } },
      { ...COMMANDS.changeBasics, startDate: "soon" },
      { ...COMMANDS.changeBasics, adults: 1.5 },
      { ...COMMANDS.changeDetails, budgetMinor: 1.5 },
      { kind: "reachStep", step: "moon" },
      { kind: "lockStop", placeId: "x".repeat(81) },
      { ...COMMANDS.planDays, plannedOn: -1 },
      { ...COMMANDS.planDays, plannedOn: 1.5 },
      { ...COMMANDS.planDays, preferences: { pace: "never" } },
      { ...COMMANDS.inviteCompanion, owner: {} },
      { ...COMMANDS.inviteCompanion, owner: { id: "o", userId: "ada" } },
      { ...COMMANDS.inviteCompanion, companion: {} },
      { ...COMMANDS.inviteCompanion, companion: { id: "ben", tokenHash: "hash" } },
    ];
    for (const command of refused)
      expect(commandSchema.safeParse(command).success, JSON.stringify(command)).toBe(false);
    expect(commandSchema.safeParse({ kind: "lockStop", placeId: "x".repeat(80) }).success).toBe(true);
    expect(commandSchema.safeParse({ ...COMMANDS.planDays, plannedOn: 0 }).success).toBe(true);
    for (const step of PLANNER_STEPS) expect(commandSchema.safeParse({ kind: "reachStep", step }).success).toBe(true);
  });
});

describe("while a trip is", () => {
  const PLANNING = [
    "changeBasics",
    "changeDetails",
    "chooseFlight",
    "chooseHotel",
    "keepOwnFlights",
    "keepOwnStay",
    "refreshPrices",
    "reachStep",
    "markBooked",
    "cancelTrip",
    "giveUpTicket",
  ];
  const ALWAYS = ["unshareTrip", "claimTrip", "renameTrip", "keepNotes", "noteSpending", "removeSpending"];
  const PAID_ONLY = ["endBooking", "reopenTrip", "losePart", "noteOrders", "moveFlights", "openSeal"];
  const isOpen: Record<TripStatus, (kind: CommandKind) => boolean> = {
    draft: (kind) => !PAID_ONLY.includes(kind),
    planning: (kind) => !PAID_ONLY.includes(kind),
    booked: (kind) => !PLANNING.includes(kind),
    completed: (kind) => kind === "shareTrip" || ALWAYS.includes(kind),
    cancelled: (kind) => ALWAYS.includes(kind),
  };

  it.each(TRIP_STATUSES)("%s, these commands are open and no others", (status) => {
    const open = KINDS.filter((kind) => closedBecause(COMMANDS[kind], status) === undefined);
    expect(open).toEqual(KINDS.filter(isOpen[status]));
  });

  it("over, its days and its company say so in their own words", () => {
    expect(closedBecause(COMMANDS.planDays, "completed")).toBe("This trip is over, so its days can't change");
    expect(closedBecause(COMMANDS.moveStop, "cancelled")).toBe("This trip is over, so its days can't change");
    expect(closedBecause(COMMANDS.inviteCompanion, "completed")).toBe(
      "This trip is over, so you can't change who comes along",
    );
    expect(closedBecause(COMMANDS.cancelTrip, "booked")).toMatch(/booked and paid/);
    for (const status of ["completed", "cancelled"] as const)
      expect(closedBecause(COMMANDS.cancelTrip, status)).toBe("This trip can't be cancelled any more");
    expect(closedBecause(COMMANDS.tickThings, "completed")).toBe("This trip is over, so its lists can't change");
    expect(closedBecause(COMMANDS.shareTrip, "cancelled")).toBe("This trip has already been booked or completed");
    expect(closedBecause(COMMANDS.chooseHotel, "booked")).toBe("This trip has already been booked or completed");
  });
});

describe("what a command speaks of", () => {
  it("is one stop, one person, or nobody in particular", () => {
    const subjects = Object.fromEntries(KINDS.map((kind) => [kind, subjectsOf(COMMANDS[kind])]));
    const stop = ["stop:a"];
    const ben = ["person:ben"];
    const named: Record<string, string[]> = {
      lockStop: stop,
      unlockStop: stop,
      removeStop: stop,
      addStop: stop,
      keepFree: ["stop:2027-04-14-free-900"],
      moveStop: stop,
      shiftStop: stop,
      timeStop: stop,
      noteStop: stop,
      replaceStop: stop,
      removeCompanion: ben,
      answerAsCompanion: ben,
      declineAsCompanion: ben,
      stayStop: ["stop:a"],
      addOwnPlace: ["stop:own-1"],
      changeOwnPlace: ["stop:own-1"],
      deleteOwnPlace: ["stop:own-1"],
      changeMeal: ["stop:2027-04-16-lunch"],
      keepOwnerWishes: ["person:owner"],
    };
    expect(subjects).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, named[kind] ?? []])));
  });

  it("is overtaken when others spoke of the same since, and by what its own page showed", () => {
    const parts = [
      ...["basics", "details", "wishes", "flight", "hotel", "prices", "step", "days", "sharing", "people"],
      ...["ticks", "notes", "spending", "status"],
    ];
    const overtaking = (kind: CommandKind) => parts.filter((part) => isOvertaken(COMMANDS[kind], [part]));
    const rests: Partial<Record<CommandKind, string[]>> = {
      changeBasics: ["basics", "details", "wishes", "flight", "hotel", "days"],
      changeDetails: ["details"],
      chooseFlight: ["basics", "flight", "days"],
      chooseHotel: ["basics", "flight", "hotel", "days"],
      keepOwnFlights: ["basics", "flight", "hotel", "days"],
      keepOwnStay: ["basics", "hotel", "days"],
      planDays: ["wishes", "days"],
      keepTimes: ["wishes", "days"],
      renameTrip: ["details"],
      keepNotes: ["notes"],
      cancelTrip: ["status"],
      restoreDays: ["days"],
      changeBookings: ["basics", "flight", "hotel", "days"],
    };
    for (const kind of KINDS) expect(overtaking(kind), kind).toEqual(rests[kind] ?? []);
    expect(isOvertaken(COMMANDS.keepOwnerWishes, ["person:owner"])).toBe(true);
    expect(isOvertaken(COMMANDS.keepOwnerWishes, ["person:ben"])).toBe(false);
    expect(isOvertaken(COMMANDS.moveStop, ["stop:a"])).toBe(true);
    expect(isOvertaken(COMMANDS.moveStop, [])).toBe(false);
  });
});

describe("two sendings ask the same", () => {
  const isSame = (a: TripCommand, b: TripCommand): boolean => JSON.stringify(askedOf(a)) === JSON.stringify(askedOf(b));
  const offer = <K extends "flight" | "hotel">(kind: K, changes: object) => ({
    ...trip[kind]!,
    offer: { ...trip[kind]!.offer, ...changes },
  });

  it.each<[string, TripCommand, TripCommand]>([
    [
      "a flight at another price",
      COMMANDS.chooseFlight,
      { kind: "chooseFlight", flight: offer("flight", { priceMinor: 1 }) },
    ],
    [
      "a hotel at another price",
      COMMANDS.chooseHotel,
      { kind: "chooseHotel", hotel: offer("hotel", { totalMinor: 1 }) },
    ],
    [
      "today's prices at another price",
      COMMANDS.refreshPrices,
      { ...COMMANDS.refreshPrices, flight: { ...trip.flight!.offer, priceMinor: 1 } },
    ],
    ["days that came out otherwise", COMMANDS.planDays, { ...COMMANDS.planDays, plannedOn: 9 }],
    ["a removal computed anew", COMMANDS.removeStop, { ...COMMANDS.removeStop, plannedOn: 9 }],
    ["an addition computed anew", COMMANDS.addStop, { ...COMMANDS.addStop, plannedOn: 9 }],
    ["a move computed anew", COMMANDS.moveStop, { ...COMMANDS.moveStop, plannedOn: 9 }],
    [
      "an invitation under another key",
      COMMANDS.inviteCompanion,
      { ...COMMANDS.inviteCompanion, companion: { ...COMMANDS.inviteCompanion.companion, id: "x", tokenHash: "y" } },
    ],
    [
      "an expense under another id",
      COMMANDS.noteSpending,
      { ...COMMANDS.noteSpending, expense: { ...COMMANDS.noteSpending.expense, id: "e2" } },
    ],
    ["the owner's wishes", COMMANDS.keepOwnerWishes, { ...COMMANDS.keepOwnerWishes, owner: { ...owner, id: "x" } }],
  ])("with %s", (_, first, second) => {
    expect(isSame(first, second)).toBe(true);
  });

  it.each<[string, TripCommand, TripCommand]>([
    ["another flight", COMMANDS.chooseFlight, { kind: "chooseFlight", flight: offer("flight", { id: "x" }) }],
    ["another hotel", COMMANDS.chooseHotel, { kind: "chooseHotel", hotel: offer("hotel", { id: "x" }) }],
    ["prices of other offers", COMMANDS.refreshPrices, { kind: "refreshPrices", flight: trip.flight!.offer }],
    ["prices of another hotel", COMMANDS.refreshPrices, { kind: "refreshPrices", hotel: trip.hotel!.offer }],
    ["other wishes for the days", COMMANDS.planDays, { ...COMMANDS.planDays, preferences: { pace: "relaxed" } }],
    ["another stop to remove", COMMANDS.removeStop, { ...COMMANDS.removeStop, placeId: "b" }],
    ["a stop removed instead of added", COMMANDS.addStop, COMMANDS.removeStop],
    ["another day to move to", COMMANDS.moveStop, { ...COMMANDS.moveStop, date: "2027-04-17" }],
    ["another stop to move", COMMANDS.moveStop, { ...COMMANDS.moveStop, placeId: "b" }],
    [
      "somebody else invited",
      COMMANDS.inviteCompanion,
      { ...COMMANDS.inviteCompanion, companion: { ...COMMANDS.inviteCompanion.companion, name: "Zoe" } },
    ],
    [
      "another address invited",
      COMMANDS.inviteCompanion,
      { ...COMMANDS.inviteCompanion, companion: { ...COMMANDS.inviteCompanion.companion, email: "zoe@example.com" } },
    ],
    ["other wishes of the owner", COMMANDS.keepOwnerWishes, { ...COMMANDS.keepOwnerWishes, wishes: NO_WISHES }],
    ["another name", COMMANDS.changeDetails, { kind: "changeDetails", name: "Plums" }],
    ["other needs", COMMANDS.answerAsCompanion, { ...COMMANDS.answerAsCompanion, needs: NO_NEEDS }],
    [
      "another amount",
      COMMANDS.noteSpending,
      { ...COMMANDS.noteSpending, expense: { ...COMMANDS.noteSpending.expense, amountMinor: 1 } },
    ],
    ["other notes", COMMANDS.keepNotes, { kind: "keepNotes", notes: "" }],
    ["another thing ticked", COMMANDS.tickThings, { ...COMMANDS.tickThings, ticked: ["sun"] }],
    ["the link taken back", COMMANDS.shareTrip, COMMANDS.unshareTrip],
  ])("but not with %s", (_, first, second) => {
    expect(isSame(first, second)).toBe(false);
  });

  it("and no two kinds ever do", () => {
    expect(new Set(KINDS.map((kind) => JSON.stringify(askedOf(COMMANDS[kind])))).size).toBe(KINDS.length);
  });
});
