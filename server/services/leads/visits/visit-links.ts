import { Signer } from '../../../platform/signed-token.ts';
import { LEAD_KEY } from '../model/lead-links.ts';
import type { VisitState } from './visit.ts';

/** URL path of signed links by which a visit is answered. */
export const VISIT_LINKS = '/visits';

/** What the agency can do about a visit, and all that a link can. */
export const BROKER_ACTIONS = ['confirm', 'propose', 'decline'] as const;
export const VISIT_ACTIONS = [...BROKER_ACTIONS, 'accept', 'move', 'cancel', 'show'] as const;
export type VisitAction = (typeof VISIT_ACTIONS)[number];

/** Milliseconds for which a link works while no time is agreed: thirty days. */
const MAX_AGE = 30 * 24 * 3_600_000;

/** A step of a visit. */
interface Step {
  /** Id of the lead. */
  lead: string;
  number: number;
}

/**
 * Links by which one step of a visit is answered: each is signed for one action and one step. They
 * work until the visit, or for thirty days where no time is agreed yet.
 */
export class VisitLinks {
  readonly #signers: Readonly<Record<VisitAction, Signer>>;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    const signers = VISIT_ACTIONS.map(
      (action) => [action, new Signer(secret, `vitrine visit link ${action} 1`)] as const,
    );
    this.#signers = Object.fromEntries(signers) as Record<VisitAction, Signer>;
  }

  /** URL path and query string. */
  to(action: VisitAction, lead: string, state: VisitState): string {
    const { number } = state;
    const key = this.#signers[action].sign(words({ lead, number }), expiryOf(action, state));
    return `${VISIT_LINKS}/${action}/${lead}/${number}?${LEAD_KEY}=${key}`;
  }

  /** Whether a key opens this action at this step, at a time in milliseconds since 1970. */
  opens(action: VisitAction, step: Step, key: string, now: number): boolean {
    return this.#signers[action].holds(words(step), key, now);
  }
}

/**
 * A time that was only proposed may pass: it can no longer be accepted then, and the two sides still
 * look for another.
 */
function expiryOf(action: VisitAction, { answer, at, start }: VisitState): number {
  const isOpen = start === undefined || (answer === 'proposed' && action !== 'accept');
  return isOpen ? Math.max(start ?? 0, at + MAX_AGE) : start;
}

function words({ lead, number }: Step): string {
  return `${lead} ${number}`;
}
