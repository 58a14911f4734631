import { Field } from "./field";

interface NameFieldsProps {
  firstName?: string;
  lastName?: string;
  errors?: Readonly<Record<string, string[] | undefined>>;
}

/** First and last name, for every form that asks for them. */
export function NameFields({ firstName, lastName, errors = {} }: NameFieldsProps) {
  return (
    <>
      <Field
        label="First name"
        name="firstName"
        autoComplete="given-name"
        defaultValue={firstName}
        errors={errors.firstName}
        required
      />
      <Field
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        defaultValue={lastName}
        errors={errors.lastName}
        required
      />
    </>
  );
}
