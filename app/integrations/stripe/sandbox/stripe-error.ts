import type { z } from "zod";

/** A refusal in the shape of the Stripe API. */
export class SandboxRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code?: string;
  readonly param?: string;

  constructor(
    status: number,
    message: string,
    { type = "invalid_request_error", code, param }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.name = "SandboxRefusal";
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  toBody(): { error: Record<string, string> } {
    return {
      error: {
        type: this.type,
        message: this.message,
        ...(this.code && { code: this.code }),
        ...(this.param && { param: this.param }),
      },
    };
  }
}

/** "line_items[0][quantity]", as the API names a parameter. */
function paramName(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");
}

/** The first problem with the parameters, in the words of the API. */
export function toParameterRefusal(error: z.ZodError): SandboxRefusal {
  const issue = error.issues[0];
  if (!issue) return new SandboxRefusal(400, "Invalid request");
  if (issue.code === "unrecognized_keys") {
    const param = paramName([...issue.path, issue.keys[0] ?? ""]);
    return new SandboxRefusal(400, `Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = paramName(issue.path);
  if (issue.code === "invalid_type" && issue.input === undefined)
    return new SandboxRefusal(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });
  return new SandboxRefusal(400, `Invalid ${param}: ${issue.message}`, { code: "parameter_invalid", param });
}

/** The answer for an id that does not exist. */
export function noSuch(object: string, id: string, param: string, status = 404): SandboxRefusal {
  return new SandboxRefusal(status, `No such ${object}: '${id}'`, { code: "resource_missing", param });
}
