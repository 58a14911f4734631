import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { completionReply } from "#app/modules/accounts/account/account-replies.schema";
import { profileCompletion } from "#app/modules/accounts/account/profile-completion";

/** How much of the profile is filled in (CHECKLIST API-29). */
const answer = apiPath("/api/v1/user/profile/completion", {
  GET: operation(
    {
      id: "readProfileCompletion",
      group: "Traveller",
      summary: "How much of the profile is filled in",
      access: "account",
      replies: { 200: data("As a whole percentage, and what is missing", completionReply) },
      example: {},
    },
    async ({ user }) => give(200, profileCompletion(user)),
  ),
});

export { answer };
