import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { NeedsFields } from "#app/modules/profile/ui/needs-fields";
import { SHORT_FORM, questionOf } from "#app/modules/profile/quiz";
import { listProblems } from "#app/shared/form-problem";
import type { ComponentProps, ReactNode } from "react";
import type { JoinValues } from "../party/join-answers";
import { TripBasis } from "./trip-basis";
import { WishesFields } from "./wishes-fields";

/** Five questions and the wishes of one companion; with an account, the Travel DNA stands in for the questions. */
export function JoinForm({
  values,
  basis,
  message,
  problems,
  hasDna,
  hasPreferences,
  isAnswered,
  children,
}: {
  values: JoinValues;
  basis?: ComponentProps<typeof TripBasis>;
  /** The fault of the form as a whole. */
  message?: string | null;
  problems: Record<string, string[]>;
  hasDna: boolean;
  /** Whether the needs of their own account count. */
  hasPreferences: boolean;
  isAnswered: boolean;
  /** What stands above the questions. */
  children?: ReactNode;
}) {
  return (
    <form method="post" className="stack wide-gap" data-keep="join">
      {basis && <TripBasis {...basis} />}
      <FormErrors message={message} fields={listProblems(problems)} />
      {children}
      <Field
        label="Your name"
        name="personName"
        defaultValue={values.name}
        errors={problems.personName}
        autoComplete="given-name"
        required
      />
      {hasDna ? (
        <p className="alert-box info">Your Travel DNA answers the questions for you.</p>
      ) : (
        SHORT_FORM.map((id) => {
          const question = questionOf(id);
          return (
            <ChoiceGroup
              key={id}
              id={id}
              legend={question.title}
              hint={`${question.hint} Leave it empty if it doesn't matter.`}
              errors={problems[id]}
            >
              <Chips
                name={id}
                options={question.options.map((option) => ({ value: option.id, label: option.label }))}
                chosen={values.answers[id]}
                most={question.most === 1 ? "one" : "any"}
              />
            </ChoiceGroup>
          );
        })
      )}
      <WishesFields wishes={values} errors={problems} />
      {hasPreferences ? (
        <p className="alert-box info">
          What you eat and need comes from <a href="/profile/preferences">your preferences</a>, and the days are planned
          around it.
        </p>
      ) : (
        <NeedsFields
          values={values}
          errors={problems}
          dietHint="Leave it empty if nothing applies. Everyone who can see this trip sees, for example, “Ask here about nuts”, but not who said it."
        />
      )}
      <p className="row">
        <button type="submit" className="button primary" name="intent" value="join" data-busy="Saving">
          {isAnswered ? "Save my answers" : "Come along"}
        </button>
        <button type="submit" className="button" name="intent" value="decline" formNoValidate>
          I can't come
        </button>
      </p>
    </form>
  );
}
