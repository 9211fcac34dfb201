/** Logs a failure that visitors are not shown (spec section 8). */
export function warn(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants it logged
  console.warn(what, error);
}
