import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { IdempotencyConflict } from "#app/integrations/stripe/payment-provider";
import type { PaymentLine, ProviderSession, SessionRequest } from "#app/integrations/stripe/payment-provider";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import {
  attachSession,
  closeCheckout,
  insertCheckout,
  selectCheckout,
  selectLastAttempt,
  selectOpenCheckout,
} from "./booking.repo.server";
import type { Checkout } from "./booking.repo.server";
import type { CheckoutsTable } from "../rules/booking.table";
import { askProvider } from "./payments.server";

/** Stands in an address for the id that the provider gives the session. */
const SESSION_ID = "{CHECKOUT_SESSION_ID}";
const MAX_TRIES = 20;
/** Tabs that end each other's session step back for a moment, each for another length of time. */
const STEP_BACK_MS = 12;

/**
 * A payment page that was opened so long ago at another address of this site is another press of the same button. An
 * older one may lead back to an address that is there no longer, and is made anew.
 */
const SAME_PRESS_MS = 2 * 60_000;

/** Something to be paid for. */
export interface Purchase {
  scope: string;
  itemKey: string;
  feature: CheckoutsTable["feature"];
  tripId?: string;
  amountMinor: number;
  currency: string;
  billing: SessionRequest["billing"];
  /** "later" where what is paid for is ordered after its payment; taken at once otherwise. */
  capture?: SessionRequest["capture"];
  lines: PaymentLine[];
  /** Paths of this site; "SESSION_ID" in them becomes the session's id. */
  successPath: string;
  cancelPath: string;
  returnTo?: string;
  priceLockedUntil?: string;
  /** Of a hold: the price that it holds, minor units. */
  heldMinor?: number;
  /** The paid hold that the price rests on, and what its fee pays of it. */
  credit?: { holdId: string; amountMinor: number };
  /** The places of a longer trip that are paid together: each has a checkout of its own without a session. */
  parts?: readonly PlaceOfPurchase[];
  metadata: Record<string, string>;
}

/** One place among those that are paid together; its amount is a part of the whole's. */
export type PlaceOfPurchase = Required<Pick<Purchase, "tripId">> &
  Pick<Purchase, "scope" | "itemKey" | "amountMinor" | "priceLockedUntil" | "credit">;

export interface StartedCheckout {
  status: "redirecting";
  sessionId: string;
  /** Where the browser goes next: the payment page, or the return page when the money is on its way already. */
  url: string;
}

/** An address of this site; the placeholder stays as it is, since the provider looks for exactly this text. */
function toAddress(origin: string, path: string): string {
  return origin + path.replaceAll("SESSION_ID", SESSION_ID);
}

function returnAddress(ctx: Ctx, purchase: Purchase, sessionId: string): string {
  return toAddress(ctx.origin, purchase.successPath).replaceAll(SESSION_ID, sessionId);
}

function started(ctx: Ctx, purchase: Purchase, session: ProviderSession): StartedCheckout {
  const url = session.status === "open" && session.url ? session.url : returnAddress(ctx, purchase, session.id);
  return { status: "redirecting", sessionId: session.id, url };
}

/** Whether an open checkout still asks for exactly this, so that its payment page can be used again. */
function isSame(checkout: Checkout, ctx: Ctx, purchase: Purchase): boolean {
  return (
    checkout.amount_minor === purchase.amountMinor &&
    checkout.currency === purchase.currency &&
    checkout.item_key === purchase.itemKey &&
    checkout.feature === purchase.feature &&
    (checkout.origin === ctx.origin || Date.now() - Date.parse(checkout.created_at) < SAME_PRESS_MS) &&
    checkout.return_to === (purchase.returnTo ?? null) &&
    checkout.hold_id === (purchase.credit?.holdId ?? null) &&
    checkout.held_minor === (purchase.heldMinor ?? null) &&
    (purchase.heldMinor === undefined || checkout.price_locked_until === purchase.priceLockedUntil)
  );
}

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/**
 * The open checkout of the scope: its session, if the traveller can go on with it, or nothing, once it is closed and a
 * new one may be made.
 */
async function resume(
  ctx: Ctx,
  open: Checkout,
  user: CurrentUser,
  purchase: Purchase,
): Promise<ProviderSession | undefined> {
  // The answer to the first request may have been lost: the same key brings the same session back.
  if (open.provider_session_id === null)
    return isSame(open, ctx, purchase) ? create(ctx, open, user, purchase) : close(open);
  const sessionId = open.provider_session_id;
  const session = await askProvider(ctx, (provider) => provider.findSession(sessionId));
  if (!session) return close(open);
  if (session.status === "complete" || (session.status === "open" && isSame(open, ctx, purchase))) return session;
  const ended =
    session.status === "open" ? await askProvider(ctx, (provider) => provider.expireSession(sessionId)) : session;
  // Paid at the very moment it was to be ended: then that payment counts.
  return ended?.status === "complete" ? ended : close(open);
}

async function close(checkout: Checkout): Promise<undefined> {
  await transact((trx) => closeCheckout(trx, checkout, "expired", machineTime()));
}

async function create(
  ctx: Ctx,
  checkout: Checkout,
  user: CurrentUser,
  purchase: Purchase,
): Promise<ProviderSession | undefined> {
  const request: SessionRequest = {
    idempotencyKey: `checkout:${checkout.id}`,
    clientReference: checkout.id,
    lines: purchase.lines,
    currency: purchase.currency,
    billing: purchase.billing,
    capture: purchase.capture ?? "now",
    // Of the address at which it was first asked for: a press at another one is the same request to the provider.
    successUrl: toAddress(checkout.origin, purchase.successPath),
    cancelUrl: toAddress(checkout.origin, purchase.cancelPath),
    customerEmail: user.email,
    metadata: { ...purchase.metadata, checkoutId: checkout.id },
  };
  let session: ProviderSession;
  try {
    session = await askProvider(ctx, (provider) => provider.createSession(request));
  } catch (error) {
    if (!(error instanceof IdempotencyConflict)) throw error;
    return close(checkout);
  }
  if (await attachSession(db(), checkout.id, session.id, session.url ?? null, machineTime())) return session;
  // Another tab has closed this checkout meanwhile: it must take no payment.
  await askProvider(ctx, (provider) => provider.expireSession(session.id));
  return undefined;
}

/** Another checkout of the scope is open, or took the same attempt. */
class ScopeTaken extends Error {
  override readonly name = "ScopeTaken";
}

async function insertAttempt(
  trx: Db,
  ctx: Ctx,
  user: CurrentUser,
  purchase: Omit<Purchase, "lines">,
  { id = newId(), partOf = null }: { id?: string; partOf?: string | null } = {},
): Promise<Checkout> {
  const attempt = (await selectLastAttempt(trx, purchase.scope)) + 1;
  const at = machineTime();
  const made = await insertCheckout(trx, {
    id,
    user_id: user.id,
    trip_id: purchase.tripId ?? null,
    feature: purchase.feature,
    scope: purchase.scope,
    item_key: purchase.itemKey,
    part_of: partOf,
    amount_minor: purchase.amountMinor,
    currency: purchase.currency,
    status: "open",
    return_to: purchase.returnTo ?? null,
    origin: ctx.origin,
    price_locked_until: purchase.priceLockedUntil ?? null,
    held_minor: purchase.heldMinor ?? null,
    hold_id: purchase.credit?.holdId ?? null,
    credit_minor: purchase.credit?.amountMinor ?? 0,
    attempt,
    created_at: at,
    updated_at: at,
  });
  if (!made) throw new ScopeTaken(purchase.scope);
  return made;
}

/** @returns undefined when another tab was first, with this purchase or with one of its places */
async function newCheckout(ctx: Ctx, user: CurrentUser, purchase: Purchase): Promise<Checkout | undefined> {
  try {
    return await transact(async (trx) => {
      const checkout = await insertAttempt(trx, ctx, user, purchase);
      const { parts = [] } = purchase;
      // In the order of the places, in which they are read again, booked and entered.
      const ids = parts.map(() => newId()).toSorted();
      for (const [index, part] of parts.entries())
        await insertAttempt(
          trx,
          ctx,
          user,
          { ...purchase, ...part, feature: "trip" },
          { id: ids[index], partOf: checkout.id },
        );
      return checkout;
    });
  } catch (error) {
    if (error instanceof ScopeTaken) return undefined;
    throw error;
  }
}

/**
 * The open checkout that stands in the way of a purchase: the one of its scope, or of one of its places. A place that
 * is being paid together with others is in the way by the checkout of the whole.
 */
async function selectInTheWay({ scope, parts = [] }: Purchase): Promise<Checkout | undefined> {
  for (const one of [scope, ...parts.map((part) => part.scope)]) {
    const open = await selectOpenCheckout(db(), one);
    const inTheWay = open && open.part_of !== null ? await selectCheckout(db(), open.part_of) : open;
    if (inTheWay?.status === "open") return inTheWay;
  }
  return undefined;
}

/**
 * Gives the payment page of a purchase: the open one of its scope if it asks for the same, else a new one after the old
 * was ended. However many tabs ask at once, one open session remains; also of a place, by itself or with others.
 * @throws PortFailure when the provider cannot be reached, or when other tabs never come to rest
 */
export function openCheckout(ctx: Ctx, user: CurrentUser, purchase: Purchase): Promise<StartedCheckout> {
  return callWithFaults(ctx, "checkout", async () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const open = await selectInTheWay(purchase);
      const checkout = open ?? (await newCheckout(ctx, user, purchase));
      if (!checkout) continue;
      const session = open ? await resume(ctx, open, user, purchase) : await create(ctx, checkout, user, purchase);
      if (session) return started(ctx, purchase, session);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * STEP_BACK_MS * (tries + 1)));
    }
    throw new Error("No checkout session stayed open");
  });
}
