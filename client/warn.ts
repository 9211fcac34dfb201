/** Tells whoever looks into it what did not work; the visitor is told nothing (spec section 8). */
export function warn(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants it logged
  console.warn(what, error);
}
