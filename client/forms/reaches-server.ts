import { PROOF_PATH } from '../../views/domain/forms/form-proof.ts';

/** Milliseconds to wait for an answer: a form is not kept for longer by a slow server. */
const DEADLINE = 5000;

/**
 * Whether a form may be sent: the browser's error page would take its place, with all that was
 * typed. Browsers know only whether there is a connection, not whether it leads anywhere: one small
 * answer is asked for. Any answer will do, and none in time does not keep the form.
 */
export async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(DEADLINE);
  try {
    const response = await fetch(PROOF_PATH, { method: 'HEAD', cache: 'no-store', signal });
    // To its end: a request that the next page cuts off counts as failed.
    await response.text();
    return true;
  } catch (error) {
    return !(error instanceof TypeError);
  }
}
