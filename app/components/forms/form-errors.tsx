import { useFocusOnReturn } from "./use-focus-on-return";

/**
 * The problem with a form as a whole, under a heading. It is announced when the page comes back, and takes the focus
 * where no field is wrong.
 */
export function FormErrors({ message, fields }: { message?: string | null; fields?: { id: string; text: string }[] }) {
  const ref = useFocusOnReturn<HTMLDivElement>(
    [message, ...(fields ?? []).map((field) => field.text)].filter(Boolean).join("|"),
  );
  if (!message && !fields?.length) return null;
  return (
    <div ref={ref} className="form-errors" role="alert" tabIndex={-1}>
      <p>{message ?? (fields?.length === 1 ? "Please fix this:" : "Please fix these:")}</p>
      {fields && fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.id + field.text}>
              <a href={`#${field.id}`}>{field.text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
