import { describe, expect, it } from "vitest";
import { SIGN_IN_PATIENCE_MS, UNANSWERED, signInErrorData } from "./sign-in-error";

describe("a sign-in that got no answer", () => {
  it("names the patience that was over", () => {
    expect(UNANSWERED.late).toContain(`timed out after ${SIGN_IN_PATIENCE_MS / 1000} seconds.`);
  });

  it("can be tried again, and blames nobody's account", () => {
    for (const message of Object.values(UNANSWERED))
      expect(signInErrorData(message), message).toEqual({
        severity: "warning",
        suggestion: "What you typed is still here. Nothing is wrong with your account.",
        action: { type: "retry", buttonText: "Try again" },
      });
  });
});

describe("the hint beside a refused sign-in", () => {
  const kindOf = (message: string) => {
    const { severity, action } = signInErrorData(message);
    return [severity, action?.type, action?.url];
  };

  it("leads on to what helps", () => {
    expect(kindOf("Too many attempts")).toEqual(["warning", undefined, undefined]);
    expect(kindOf("No account found")).toEqual(["info", "redirect", "/signup"]);
    for (const wrong of ["Email or password incorrect", "Invalid credentials"])
      expect(kindOf(wrong)).toEqual(["critical", "redirect", "/forgot-password"]);
    for (const line of ["Connection timed out.", "Network error."])
      expect(kindOf(line)).toEqual(["warning", "retry", undefined]);
    expect(kindOf("Unable to sign in")).toEqual(["critical", "retry", undefined]);
    expect(signInErrorData("Anything else")).toEqual({
      severity: "critical",
      action: { type: "retry", buttonText: "Try again" },
    });
  });

  it("has words for its hint and for its button", () => {
    for (const message of ["Too many", "No account found", "incorrect", "timed out", "Unable to sign in"]) {
      const { suggestion, action } = signInErrorData(message);
      expect(suggestion).toMatch(/\w/);
      if (action) expect(action.buttonText).toMatch(/\w/);
    }
  });
});
