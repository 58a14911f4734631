import { useNavigation } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

/** The button of the one thing to do next; while it works it says what is going on. */
export function SubmitButton({
  busy,
  children,
  isPrimary = true,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { busy: string; isPrimary?: boolean }) {
  const navigation = useNavigation();
  const isBusy =
    navigation.state !== "idle" &&
    navigation.formMethod === "POST" &&
    (button.value === undefined || navigation.formData?.get(button.name ?? "") === button.value);
  return (
    <button
      type="submit"
      {...button}
      className={isPrimary ? "button primary" : "button"}
      data-busy={busy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
    >
      {isBusy ? busy : children}
    </button>
  );
}
