/** A step of the set-up that cannot go on; its message says what to do. */
export class SetupError extends Error {}

/** One line for each thing the starter does, and why. */
export function say(text) {
  console.log(`vitrine: ${text}`);
}

/** The end of a failed set-up: a sentence for what we expect, a stack for what we do not. */
export function explain(error) {
  if (error instanceof SetupError) console.error(`vitrine: ${error.message}`);
  else console.error(error);
}
