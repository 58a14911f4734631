import { useFocusOnReturn } from "./use-focus-on-return";

/** What is wrong with a form as a whole; announced and focused when the page comes back. */
export function FormErrors({ message, fields }: { message?: string | null; fields?: { id: string; text: string }[] }) {
  const ref = useFocusOnReturn<HTMLDivElement>(
    [message, ...(fields ?? []).map((field) => field.text)].filter(Boolean).join("|"),
  );
  if (!message && !fields?.length) return null;
  return (
    <div ref={ref} className="form-errors" role="alert" tabIndex={-1}>
      {message && <p>{message}</p>}
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
