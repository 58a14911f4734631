import { data } from "@remix-run/node";

/** No keyboard types NUL, and not every database can keep it. */
function withoutNul(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") clean.append(name, value.replaceAll("\0", ""));
    else clean.append(name, value);
  }
  return clean;
}

/**
 * The fields of a posted form.
 * @throws a 400 answer for a body that is no form, which the page's error boundary shows
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return withoutNul(await request.formData());
  } catch {
    throw data(
      { code: "BAD_REQUEST", message: "The form did not arrive in one piece. Please go back and send it again." },
      { status: 400 },
    );
  }
}

/** A field's text, at most so long; a file sent in its place is no text. */
export function textOf(form: FormData, name: string, most: number): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, most) : "";
}
