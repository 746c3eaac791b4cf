/** A non-OK answer. `message` is "{status}: {body or status text}" (spec, section 8, generic reads). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's `Error` text, for screens that prefer it; undefined when the body is none of ours. */
  readonly serverText: string | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === "" ? statusText : body}`);
    this.name = "ApiError";
    this.status = status;
    this.serverText = readServerText(body);
  }
}

function readServerText(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== "object" || parsed === null || !("Error" in parsed)) return undefined;
    return typeof parsed.Error === "string" ? parsed.Error : undefined;
  } catch {
    return undefined;
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
