import { z } from "zod";
import { apiData, apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { ownPath } from "#app/http/safe-redirect";
import { startCheckout } from "#app/modules/booking/booking.server";

const address = z.string().max(2000).optional();
/** Amounts and names that a caller sends along are ignored: the stored trip says what it costs (SECURITY 2.4). */
const body = z.object({ successUrl: address, cancelUrl: address });

/** POST /api/v1/trips/{id}/checkout (CHECKLIST API-16). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { successUrl, cancelUrl } = await readJson(args.request, body);
    const checkout = await startCheckout(ctx, user, args.params.id ?? "", {
      successPath: ownPath(ctx.origin, successUrl),
      cancelPath: ownPath(ctx.origin, cancelUrl),
    });
    return apiData({ status: checkout.status, sessionId: checkout.sessionId, checkoutUrl: checkout.url }, 201);
  },
});

export { answer as action, answer as loader };
