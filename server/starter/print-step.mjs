/** A step of the set-up that failed; its message says what to do. */
export class SetupError extends Error {}

/** Prints one line per step and its reason. */
export function printStep(text) {
  console.log(`vitrine: ${text}`);
}

/** The message of a failed set-up: a sentence for a SetupError, a stack for any other error. */
export function explain(error) {
  if (error instanceof SetupError) console.error(`vitrine: ${error.message}`);
  else console.error(error);
}
