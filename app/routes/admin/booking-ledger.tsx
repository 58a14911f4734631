import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { getPaymentLedger, listBalances } from "#app/modules/booking/desk/bookings-desk.server";
import { accountName } from "#app/modules/booking/rules/ledger";
import { DISPUTE_STATES, PAYMENT_STATES } from "#app/modules/booking/money/payment-state";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { formatMoneyExact } from "#app/shared/money";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Ledger of a payment · Desk · Voyance" },
  { name: "description", content: "Everything entered about a payment, and whether it balances." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  try {
    const [payment, all] = await Promise.all([getPaymentLedger(args.params.id ?? ""), listBalances()]);
    return { payment, all };
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

export const action = onlyRead;

const KINDS = { charge: "Payment", fee: "Fee", refund: "Refunded", dispute: "Dispute", credit: "Credited" } as const;

/** Debits less credits: an account that gave more than it got stands below zero. */
function Balances({ caption, rows }: { caption: string; rows: { account: string; amount: string }[] }) {
  return (
    <DeskTable
      caption={caption}
      columns={["Account", "Holds"]}
      empty="Nothing has been entered."
      rows={rows.map(({ account, amount }) => ({ key: `${account} ${amount}`, cells: [account, amount] }))}
    />
  );
}

export default function BookingLedgerRoute() {
  const { payment, all } = useLoaderData<typeof loader>();
  const sum = payment.balances.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const money = (amountMinor: number): string => formatMoneyExact(amountMinor, payment.currency);
  return (
    <DeskFrame page="/admin/bookings" title="Ledger of a payment">
      <p>
        <a className="target" href="/admin/bookings">
          All bookings and refunds
        </a>
      </p>
      <p>
        {money(payment.amountMinor)}. {PAYMENT_STATES[payment.status].words}.{" "}
        {payment.dispute && DISPUTE_STATES[payment.dispute]}
      </p>
      <p className="meta">
        Session {payment.session ?? "none"}. Payment {payment.payment ?? "none"}.
      </p>
      {payment.partOf && (
        <p>
          One of several places that were paid together.{" "}
          <a className="target" href={`/admin/bookings/${payment.partOf}`}>
            The whole payment
          </a>
        </p>
      )}
      {payment.parts.length > 0 && (
        <DeskTable
          caption="Places"
          columns={["Place", "Amount", "Status"]}
          empty=""
          rows={payment.parts.map(({ id, amountMinor, status }) => ({
            key: id,
            cells: [
              <a key={id} className="target" href={`/admin/bookings/${id}`}>
                {id}
              </a>,
              money(amountMinor),
              PAYMENT_STATES[status].words,
            ],
          }))}
        />
      )}
      {(payment.partOf || payment.parts.length > 0) && (
        <p className="meta">
          A refund in the provider&apos;s dashboard is spread over all places, unless its metadata name one:{" "}
          <code>checkoutId</code> with the place&apos;s number above.
        </p>
      )}
      <DeskTable
        caption="Entries"
        columns={["When", "What", "To", "From", "Amount"]}
        empty="No money has come in."
        rows={payment.entries.flatMap(({ kind, at, transfers }, index) =>
          transfers.map((line, number) => ({
            key: `${index}-${number}`,
            cells: [
              instantInWords(at),
              KINDS[kind],
              accountName(line.debit),
              accountName(line.credit),
              money(line.amountMinor),
            ],
          })),
        )}
      />
      <h2 className="step-1">This payment</h2>
      <p>{sum === 0 ? "It balances: all accounts add up to zero." : `It is off by ${money(sum)}.`}</p>
      <Balances
        caption="Balances of this payment"
        rows={payment.balances.map(({ account, amountMinor }) => ({ account, amount: money(amountMinor) }))}
      />
      <h2 className="step-1">The whole ledger</h2>
      <Balances
        caption="Balances of the whole ledger"
        rows={all.map(({ account, amountMinor, currency }) => ({
          account,
          amount: formatMoneyExact(amountMinor, currency),
        }))}
      />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
