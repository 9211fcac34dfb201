/** Name of the field with what a script proves of a form; empty without script. */
export const PROOF = 'proof';

/** URL path that gives a token: when the form was first touched, and what the work is about. */
export const PROOF_PATH = '/api/form-proof';

/** What is hashed (SHA-256) to find a number that is work for a token. */
export function workText(token: string, number: number): string {
  return `${token}.${number}`;
}

/** Whether a hash is one of 1,024: found by a phone in a tenth of a second. */
export function isWork([first = 255, second = 255]: Uint8Array): boolean {
  return first === 0 && second < 64;
}
