import { ChoiceGroup } from "#app/components/forms/choice-group";
import { listProblems } from "#app/shared/form-problem";
import { Field, FieldFrame, describedBy } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { NameFields } from "#app/components/forms/name-fields";
import { SOCIAL_LINKS } from "../settings/identity-form";
import type { IdentityValues } from "../settings/identity-form";

interface AvatarChoice {
  slug: string;
  name: string;
  picture: { src: string; width: number; height: number };
}

/** The form for a traveller's details about themselves (CHECKLIST PROF-08). */
export function IdentityForm({
  values,
  problems,
  avatars,
}: {
  values: IdentityValues;
  problems: Record<string, string[]>;
  avatars: AvatarChoice[];
}) {
  const bio = { id: "bio", label: "A line about you", hint: "Up to 300 characters", errors: problems.bio };
  return (
    <div className="wrap page stack form-page wide-gap">
      <header className="stack">
        <h1 className="step-3">Complete your profile</h1>
        <p>We only need your name. Travel companions you invite see your name and picture.</p>
      </header>
      <form method="post" className="stack wide-gap" data-keep="identity">
        <FormErrors fields={listProblems(problems)} />
        <div className="fields">
          <NameFields firstName={values.firstName} lastName={values.lastName} errors={problems} />
        </div>
        <Field
          label="Handle"
          name="handle"
          defaultValue={values.handle}
          errors={problems.handle}
          hint="3 to 24 letters, numbers or underscores"
          autoComplete="username"
          autoCapitalize="none"
        />
        <ChoiceGroup id="avatar" legend="Picture" errors={problems.avatar} className="avatars">
          <label>
            <input type="radio" name="avatar" value="" defaultChecked={values.avatar === ""} /> None
          </label>
          {avatars.map(({ slug, name, picture }) => (
            <label key={slug}>
              <img src={picture.src} alt="" width={picture.width} height={picture.height} loading="lazy" />
              <input type="radio" name="avatar" value={slug} defaultChecked={values.avatar === slug} /> {name}
            </label>
          ))}
        </ChoiceGroup>
        <FieldFrame {...bio}>
          <textarea id="bio" name="bio" rows={3} defaultValue={values.bio} {...describedBy(bio)} />
        </FieldFrame>
        {SOCIAL_LINKS.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            name={name}
            type="url"
            inputMode="url"
            defaultValue={values[name]}
            errors={problems[name]}
            placeholder="https://"
          />
        ))}
        <p className="row">
          <button type="submit" className="button primary" data-busy="Saving">
            Save profile
          </button>
          <a className="target" href="/profile">
            Back to your profile
          </a>
        </p>
      </form>
    </div>
  );
}
