/** Name of the field with the proof of a form; empty without script. */
export const PROOF = 'proof';

/**
 * URL path that gives a token: when the form was first touched, and the challenge of the proof of
 * work.
 */
export const PROOF_PATH = '/api/form-proof';

/** The text that is hashed (SHA-256) to find a number that is proof of work for a token. */
export function workText(token: string, number: number): string {
  return `${token}.${number}`;
}

/** Whether a hash counts as work: 1 of 1,024 does, which a phone finds in a tenth of a second. */
export function isWork([first = 255, second = 255]: Uint8Array): boolean {
  return first === 0 && second < 64;
}
