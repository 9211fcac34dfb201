import { PROOF_PATH } from '../views/domain/forms/form-proof.ts';

/** Milliseconds to wait for an answer: a slow server does not delay a page any longer. */
const DEADLINE = 5000;

/**
 * Whether another page may take the place of this one: without a network it would be the browser's
 * error page, and what was typed would be gone. Browsers know only whether there is a connection,
 * not whether it works, so a small resource is requested. Any response counts, and so does a
 * timeout.
 */
export async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(DEADLINE);
  try {
    const response = await fetch(PROOF_PATH, { method: 'HEAD', cache: 'no-store', signal });
    // Read to its end: a request that the next page aborts counts as failed.
    await response.text();
    return true;
  } catch (error) {
    return !(error instanceof TypeError);
  }
}
