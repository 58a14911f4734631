import { readFileSync, readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { memoriesPage } from "#app/modules/memories/memories.server";
import type { MemoriesPage } from "#app/modules/memories/memories.server";
import { MOST_AT_ONCE, MOST_OF_TRIP, MOST_PICTURE_BYTES } from "#app/modules/memories/own-pictures";
import { exportPictures, tidyPictures } from "#app/modules/memories/own-pictures.server";
import * as page from "#app/routes/memories/memories";
import { loader as openOne } from "#app/routes/memories/picture";
import { loader as openShared } from "#app/routes/memories/shared-picture";
import { loader as sharedTrip } from "#app/routes/trips/shared";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { insertTrip, insertUser, makeCtx, updateTrip } from "#tests/integration/booking/booking.fixture";
import {
  ORIGIN,
  PLANNED,
  argsFor,
  bringBo,
  inviteBo,
  outcomeOf,
  useParty,
} from "#tests/integration/planning/party.fixture";
import { photograph, vastPng } from "./memories.fixture";

const party = useParty();
/** The second day of the trip, in Kyoto. */
const DURING = new Date("2027-04-15T03:00:00Z");
const ctx = makeCtx({ now: DURING });
let tripId: string;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await photograph().jpeg().toBuffer();
});
beforeEach(async () => {
  await db().deleteFrom("rate_limits").execute();
  tripId = await insertTrip(party.ada, PLANNED);
});

type Sent = [name: string, bytes: Uint8Array];

async function send(files: readonly Sent[], { user = party.ada, now = DURING, id = tripId } = {}) {
  const form = new FormData();
  form.append("intent", "add-pictures");
  for (const [name, bytes] of files) form.append("pictures", new Blob([Buffer.from(bytes)]), name);
  const args = await argsFor(`/trips/${id}/memories`, { user, headers: { "x-voyance-now": now.toISOString() } });
  const request = new Request(args.request.url, { method: "POST", body: form, headers: args.request.headers });
  return outcomeOf<{ message: string; fields: { pictures?: string[] } }>(page.action({ ...args, request } as never));
}

async function press(fields: [string, string][], user: CurrentUser = party.ada) {
  const headers = { "x-voyance-now": DURING.toISOString() };
  return outcomeOf<{ fields: Record<string, string[]>; values: Record<string, string> }>(
    page.action((await argsFor(`/trips/${tripId}/memories`, { user, fields, headers })) as never),
  );
}

const seenBy = (user: CurrentUser): Promise<MemoriesPage> => memoriesPage(ctx, user.id, tripId);
const picturesOf = ({ days, loose }: MemoriesPage) => [...days.flatMap(({ pictures }) => pictures), ...loose];
const files = (): string[] => {
  try {
    return readdirSync(path.join(env().DATA_DIR, "trip-pictures"));
  } catch {
    return [];
  }
};

async function fetchOne(id: string, user?: CurrentUser, size = "full", headers: Record<string, string> = {}) {
  const cookie = user && `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}`;
  const request = new Request(`${ORIGIN}/trips/${tripId}/pictures/${id}/${size}`, {
    headers: { ...(cookie && { Cookie: cookie }), ...headers },
  });
  const args = { request, params: { tripId, pictureId: id, size }, context: { origin: ORIGIN } } as never;
  return user ? openOne(args) : openShared(args);
}

describe("adding pictures", () => {
  it("puts each on its day, at its stop, and keeps nothing of the camera in any file", async () => {
    const sent = await send([
      ["late.jpg", await photograph({ taken: "2027:04:14 22:00:00", seed: 90 }).jpeg().toBuffer()],
      ["early.jpg", jpeg],
      ["second.webp", await photograph({ taken: "2027:04:15 09:00:00" }).webp().toBuffer()],
      [
        "undated.png",
        await sharp({ create: { width: 40, height: 30, channels: 4, background: "#f008" } })
          .png()
          .toBuffer(),
      ],
    ]);
    expect(sent).toMatchObject({ status: 303, to: `/trips/${tripId}/memories` });
    const shown = await seenBy(party.ada);
    expect(
      shown.days.map(({ date, pictures }) => [date, pictures.map(({ takenAtMinutes }) => takenAtMinutes)]),
    ).toContainEqual(["2027-04-14", [615, 1320]]);
    expect(shown.loose).toHaveLength(1);
    expect(shown.counts.pictures).toBe(4);
    expect(files()).toHaveLength(8);
    for (const name of files()) {
      const file = readFileSync(path.join(env().DATA_DIR, "trip-pictures", name));
      const { format, exif, xmp, iptc, width, height } = await sharp(file).metadata();
      expect([format, exif, xmp, iptc]).toEqual(["webp", undefined, undefined, undefined]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
      expect(file.includes("Camera of Ada")).toBe(false);
    }
    // The position is kept in the row, and told to its owner alone.
    const [exported] = (await exportPictures(party.ada.id)).filter(({ takenAt }) => takenAt === "2027-04-14T10:15:33");
    expect(exported!.position!.lat).toBeCloseTo(35.0114, 3);
    expect(JSON.stringify(shown)).not.toContain("35.01");
  });

  it("adds the same file once, however often and however much at once it is sent", async () => {
    await Promise.all([send([["a.jpg", jpeg]]), send([["a.jpg", jpeg]]), send([["b.jpg", jpeg]])]);
    await send([
      ["a.jpg", jpeg],
      ["a.jpg", jpeg],
    ]);
    expect(picturesOf(await seenBy(party.ada))).toHaveLength(1);
  });

  it("takes a turned picture upright", async () => {
    const turned = await sharp(await photograph({ width: 600, height: 400 }).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await send([["turned.jpg", turned]]);
    expect(picturesOf(await seenBy(party.ada))).toMatchObject([{ width: 400, height: 600 }]);
  });

  it("keeps no half of a picture whose line broke, and takes it when the form is sent again", async () => {
    const before = files().length;
    const form = new FormData();
    form.append("pictures", new Blob([Buffer.from(jpeg)]), "a.jpg");
    const args = await argsFor(`/trips/${tripId}/memories`, {
      user: party.ada,
      headers: { "x-voyance-now": DURING.toISOString() },
    });
    const whole = new Request(args.request.url, { method: "POST", body: form, headers: args.request.headers });
    const torn = (await whole.arrayBuffer()).slice(0, jpeg.length >> 1);
    const request = new Request(args.request.url, { method: "POST", body: torn, headers: whole.headers });
    expect(await outcomeOf(page.action({ ...args, request } as never))).toMatchObject({ status: 400 });
    expect([files().length, picturesOf(await seenBy(party.ada))]).toEqual([before, []]);
    await send([["a.jpg", jpeg]]);
    expect(picturesOf(await seenBy(party.ada))).toHaveLength(1);
  });

  it("is closed before the trip begins, by the clock of the place, and after it was called off", async () => {
    const before = new Date("2027-04-13T14:59:00Z");
    expect(await send([["a.jpg", jpeg]], { now: before })).toMatchObject({ status: 409 });
    expect(await send([["a.jpg", jpeg]], { now: new Date("2027-04-13T15:01:00Z") })).toMatchObject({ status: 303 });
    await updateTrip(tripId, { status: "cancelled" });
    expect(await send([["b.jpg", jpeg]])).toMatchObject({ status: 409 });
  });

  it("is the owner's alone", async () => {
    await bringBo(party, tripId);
    for (const user of [party.bo, party.eve])
      expect(await send([["a.jpg", jpeg]], { user })).toMatchObject({ status: 404 });
    expect(picturesOf(await seenBy(party.ada))).toEqual([]);
  });

  it("refuses what is too much, in words", async () => {
    const many = await Promise.all(
      Array.from({ length: MOST_AT_ONCE + 2 }, async (_, index): Promise<Sent> => [
        `${index}.jpg`,
        await photograph({ width: 20, height: 20, seed: 60 + index * 5 })
          .jpeg()
          .toBuffer(),
      ]),
    );
    const sent = await send(many);
    expect(sent.status).toBe(422);
    expect(sent.data!.message).toBe("10 pictures added.");
    expect(sent.data!.fields.pictures).toEqual(["A form takes 10 pictures. Choose the others now."]);
    expect(await send([])).toMatchObject({
      status: 422,
      data: { fields: { pictures: ["Choose at least one picture"] } },
    });
    const row = (await db().selectFrom("trip_pictures").selectAll().where("trip_id", "=", tripId).executeTakeFirst())!;
    await db()
      .insertInto("trip_pictures")
      .values(
        Array.from({ length: MOST_OF_TRIP }, (_, index) => ({ ...row, id: `${tripId}${index}`, digest: `d${index}` })),
      )
      .execute();
    expect((await send([["a.jpg", jpeg]])).data!.fields.pictures![0]).toMatch(/no room left/);
  });
});

describe("a hostile file", () => {
  const script = Buffer.from("<script>alert(1)</script>");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>');
  const hostile: [string, () => Buffer, RegExp][] = [
    ["bomb.png", () => vastPng(100_000, 100_000), /50 million pixels/],
    ["script.jpg", () => script, /isn't a picture/],
    ["drawing.svg", () => svg, /isn't a picture/],
    ["svg.png", () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), svg]), /damaged/],
    ["empty.jpg", () => Buffer.alloc(0), /is empty/],
    ["cut.jpg", () => jpeg.subarray(0, jpeg.length >> 1), /damaged or cut off/],
    ["head.jpg", () => jpeg.subarray(0, 20), /damaged/],
    ["phone.heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), /HEIC/],
    ["nothing.avif", () => Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1miaf", "latin1"), /damaged/],
    ["large.jpg", () => Buffer.concat([jpeg, Buffer.alloc(MOST_PICTURE_BYTES)]), /larger than 15 MB/],
    ["../../etc/passwd", () => script, /^passwd isn't a picture/],
  ];
  it.each(hostile)(
    "%s is refused, leaves nothing behind, and the picture beside it is added",
    async (name, bytes, why) => {
      const before = files().length;
      const sent = await send([
        [name, bytes()],
        ["good.jpg", jpeg],
      ]);
      expect(sent.status).toBe(422);
      expect(sent.data!.message).toBe("1 picture added.");
      expect(sent.data!.fields.pictures).toEqual([expect.stringMatching(why)]);
      expect(files()).toHaveLength(before + 2);
    },
  );

  it("that is two things at once is drawn anew without the other", async () => {
    const page = Buffer.from("<script>alert(1)</script><?php echo 1;");
    await send([["both.jpg", Buffer.concat([jpeg, page])]]);
    const [picture] = picturesOf(await seenBy(party.ada));
    const answer = await fetchOne(picture!.id, party.ada);
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    expect(Buffer.from(await answer.arrayBuffer()).includes("script")).toBe(false);
  });
});

describe("reading pictures", () => {
  let id: string;
  beforeEach(async () => {
    await send([["a.jpg", jpeg]]);
    id = picturesOf(await seenBy(party.ada))[0]!.id;
  });
  const status = async (user?: CurrentUser): Promise<number> => (await fetchOne(id, user)).status;

  it("is for the owner and for those who said yes", async () => {
    await inviteBo(party, tripId);
    expect([await status(party.ada), await status(party.bo), await status(party.eve)]).toEqual([200, 404, 404]);
    await bringBo(party, tripId);
    expect(await status(party.bo)).toBe(200);
    expect((await seenBy(party.bo)).isOwner).toBe(false);
    await expect(seenBy(party.eve)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("asks each time whether it still may", async () => {
    const answer = await fetchOne(id, party.ada, "card");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    const again = await fetchOne(id, party.ada, "card", { "If-None-Match": answer.headers.get("ETag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await fetchOne(id, party.ada, "original")).status).toBe(404);
  });

  it("shows nothing with a shared link but what the owner ticks, without its time and place", async () => {
    await updateTrip(tripId, { shared_at: DURING.toISOString() });
    const shared = async () =>
      (await sharedTrip((await argsFor(`/trips/${tripId}/shared`)) as never)) as { shown: { id: string }[] };
    expect([await status(), (await shared()).shown]).toEqual([404, []]);
    const ticked: [string, string][] = [
      ["intent", "change-picture"],
      ["picture", id],
      ["caption", " Torii\n gates "],
      ["day", "2027-04-16"],
      ["shared", "on"],
    ];
    expect(await press(ticked)).toMatchObject({ status: 303 });
    expect(await status()).toBe(200);
    expect((await shared()).shown).toEqual([{ id, width: 600, height: 450, caption: "Torii gates", isShared: true }]);
    await updateTrip(tripId, { shared_at: null });
    expect(await status()).toBe(404);
  });

  it("keeps a wrong form as it was typed, and changes nothing for others", async () => {
    const day: [string, string][] = [
      ["intent", "change-picture"],
      ["picture", id],
      ["caption", "Here"],
      ["day", "2020-01-01"],
    ];
    const refused = await press(day);
    expect(refused).toMatchObject({
      status: 422,
      data: { fields: { day: ["Choose one of the days of the trip"] }, values: { caption: "Here" } },
    });
    await bringBo(party, tripId);
    for (const user of [party.bo, party.eve])
      for (const intent of ["change-picture", "delete-picture"])
        expect(
          await press(
            [
              ["intent", intent],
              ["picture", id],
            ],
            user,
          ),
        ).toMatchObject({ status: 404 });
    const other = await insertTrip(party.eve, PLANNED);
    const args = await argsFor(`/trips/${other}/memories`, {
      user: party.eve,
      fields: [
        ["intent", "delete-picture"],
        ["picture", id],
      ],
      headers: { "x-voyance-now": DURING.toISOString() },
    });
    expect(await outcomeOf(page.action(args as never))).toMatchObject({ status: 404 });
    expect(picturesOf(await seenBy(party.ada))).toMatchObject([{ id, caption: "" }]);
  });
});

describe("deleting", () => {
  it("takes the files of a picture along", async () => {
    const before = files().length;
    await send([["a.jpg", jpeg]]);
    const { id } = picturesOf(await seenBy(party.ada))[0]!;
    expect(
      await press([
        ["intent", "delete-picture"],
        ["picture", id],
      ]),
    ).toMatchObject({ status: 303 });
    expect(files()).toHaveLength(before);
    expect(
      await press([
        ["intent", "delete-picture"],
        ["picture", id],
      ]),
    ).toMatchObject({ status: 404 });
  });

  it("takes them along with an account at once, and with a trip within the next hours", async () => {
    const before = files().length;
    const gone = await insertUser("Gia");
    const [first, second] = [await insertTrip(gone, PLANNED), await insertTrip(gone, PLANNED)];
    for (const id of [first, second]) await send([["a.jpg", jpeg]], { user: gone, id });
    await db().deleteFrom("trips").where("id", "=", first).execute();
    expect(files()).toHaveLength(before + 4);
    const old = new Date(DURING.getTime() - 2 * 3_600_000);
    for (const name of files()) utimesSync(path.join(env().DATA_DIR, "trip-pictures", name), old, old);
    await tidyPictures(DURING);
    expect(files()).toHaveLength(before + 2);
    await deleteAccountAndPayments(ctx, gone);
    expect(files()).toHaveLength(before);
  });
});
