/** An error with an HTTP status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** The status of an error: its own if it has one from 400 to 599, otherwise 500. */
export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return Number.isInteger(status) && Number(status) >= 400 && Number(status) < 600
    ? Number(status)
    : 500;
}
