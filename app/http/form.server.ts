import { data } from "@remix-run/node";

/**
 * The fields of a posted form.
 * @throws a 400 answer for a body that is no form, which the page's error boundary shows
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ code: "BAD_REQUEST", message: "The form did not arrive in one piece. Please go back and send it again." }, { status: 400 });
  }
}
