import { Poster } from "#app/components/ui/poster";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { GroupShares } from "#app/modules/itinerary/ui/group-shares";
import { JoinForm } from "#app/modules/trips/ui/join-form";
import { sentAnswers } from "#app/modules/trips/party/join-answers";
import { JoinHeader } from "./join-header";
import type { JoinPage } from "#app/modules/planner/pages/join-page.server";
import type { FormProblem } from "#app/shared/form-problem";

/** An invitation: who asks to come along where, and the questions that make the days suit its guest. */
export function JoinView({
  page,
  refused,
}: {
  page: JoinPage & { basis: { revision: number; formKey: string } };
  refused: FormProblem | undefined;
}) {
  const { status, isOver, days, group } = page;
  return (
    <div className="wrap page stack wide-gap">
      {page.picture && (
        <div className="banner">
          <Poster {...page.picture} isFirst />
        </div>
      )}
      <JoinHeader {...page} />
      {group && <GroupShares group={group} />}
      {days && (
        <section className="stack" aria-labelledby="days-heading">
          <h2 className="step-2" id="days-heading">
            Daily Itinerary
          </h2>
          <DayList
            days={days}
            openDate={page.openDate}
            units={page.units}
            holidays={page.holidays}
            light={page.light}
            pictures={page.pictures}
          />
        </section>
      )}
      {isOver ? (
        <p>This trip is over, so you can't answer any more.</p>
      ) : (
        <section className="stack narrow" aria-labelledby="answers-heading">
          <h2 className="step-2" id="answers-heading">
            {status === "joined" ? "Your answers" : "Five short questions"}
          </h2>
          {page.signIn ? (
            <p>
              This invitation was answered with an account. <a href={page.signIn}>Sign in with it</a> to change the
              answers.
            </p>
          ) : (
            <JoinForm
              values={refused ? sentAnswers(refused) : page.values}
              basis={page.basis}
              message={refused?.message}
              problems={refused?.fields ?? {}}
              hasDna={page.hasDna}
              hasPreferences={page.hasPreferences}
              isAnswered={status === "joined"}
            />
          )}
        </section>
      )}
    </div>
  );
}
