import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { userReply } from "#app/modules/accounts/account/account-replies.schema";
import { toUserDto } from "#app/modules/accounts/account/accounts.dto";

/** The caller, and the rights of the account (CHECKLIST API-11, ROLE-10). */
const answer = apiPath("/api/v1/auth/me", {
  GET: operation(
    {
      id: "readCaller",
      group: "Accounts",
      summary: "Who the caller is",
      access: "account",
      replies: { 200: data("The account behind the token or the cookie", userReply) },
      example: {},
    },
    async ({ user }) => give(200, toUserDto(user)),
  ),
});

export { answer };
