import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { userReply } from "#app/modules/accounts/account/account-replies.schema";
import { toUserDto } from "#app/modules/accounts/account/accounts.dto";

/** The profile after a sign-in (CHECKLIST API-10, ENT-23). */
const answer = apiPath("/api/v1/user/profile", {
  GET: operation(
    {
      id: "readProfile",
      group: "Traveller",
      summary: "The caller's profile",
      access: "account",
      replies: { 200: data("The profile", userReply) },
      example: {},
    },
    async ({ user }) => give(200, toUserDto(user)),
  ),
});

export { answer };
