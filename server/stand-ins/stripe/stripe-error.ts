import type { z } from "zod";

/** A refusal in the shape that Stripe's API answers. */
export class StripeApiError extends Error {
  readonly status: 400 | 401 | 403 | 404;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(
    status: 400 | 401 | 403 | 404,
    error: { type?: string; message: string; code?: string | undefined; param?: string | undefined },
  ) {
    super(error.message);
    const { type = "invalid_request_error", message, code, param } = error;
    this.status = status;
    this.body = { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } };
  }
}

export const noSuch = (kind: string, id: string, param: string = "id") =>
  new StripeApiError(404, { code: "resource_missing", param, message: `No such ${kind}: '${id}'` });

/** `line_items[0][price]` of a path. */
const spell = (path: PropertyKey[]): string =>
  path.map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`)).join("");

/** The first fault that the schema found, said the way Stripe says it. */
export function parameterError(issue: z.core.$ZodIssue): StripeApiError {
  const param = spell(issue.path);
  switch (issue.code) {
    case "unrecognized_keys": {
      const unknown = spell([...issue.path, issue.keys[0] ?? ""]);
      const message = `Received unknown parameter: ${unknown}`;
      return new StripeApiError(400, { code: "parameter_unknown", param: unknown, message });
    }
    case "custom":
      return new StripeApiError(400, { code: issue.params?.code as string, param, message: issue.message });
    default:
      if (issue.input === undefined)
        return new StripeApiError(400, {
          code: "parameter_missing",
          param,
          message: `Missing required param: ${param}.`,
        });
      return new StripeApiError(400, { param, message: `Invalid ${param}: ${issue.message}` });
  }
}
