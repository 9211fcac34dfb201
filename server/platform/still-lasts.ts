/**
 * Whether a wait that takes at most `longest` milliseconds has not ended. One that would end later
 * than that was begun by a clock that was ahead, and has: a clock that is put right must not leave
 * anything waiting.
 * @param until when it ends, in milliseconds since 1970, as `now`.
 */
export function stillLasts(until: number, now: number, longest: number): boolean {
  return now < until && until <= now + longest;
}
