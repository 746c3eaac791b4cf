/** What a refused body (422) says about one field. `field` is a dotted path such as "body.Email". */
export interface FieldProblem {
  field: string;
  problem: string;
}

/** A non-OK answer. `message` is "{status}: {body or status text}". Source: docs/product/platform.md#reads */
export class ApiError extends Error {
  readonly status: number;
  /** The server's `Error` text, for screens that prefer it; undefined when the body is none of ours. */
  readonly serverText: string | undefined;
  /** The server's name of the error, which stays when its text is reworded. */
  readonly code: unknown;
  readonly details: readonly FieldProblem[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === "" ? statusText : body}`);
    this.name = "ApiError";
    this.status = status;
    const { Error: text, Code: code, Details: details } = readBody(body);
    this.serverText = typeof text === "string" ? text : undefined;
    this.code = code;
    this.details = Array.isArray(details) ? details.flatMap(readProblem) : [];
  }
}

function readBody(body: string): { Error?: unknown; Code?: unknown; Details?: unknown } {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function readProblem(detail: unknown): FieldProblem[] {
  const { Field: field, Problem: problem } = (detail ?? {}) as { Field?: unknown; Problem?: unknown };
  return typeof field === "string" && typeof problem === "string" ? [{ field, problem }] : [];
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
