import type { RateLimits } from '../../limits/rate-limits.ts';
import type { Log } from '../../../platform/log.ts';
import type { LeadContent } from '../model/lead-content.ts';
import type { FormProof, FormProofs } from './form-proofs.ts';
import {
  QUARANTINE_FROM,
  SAME_PROOF,
  SAME_SENDER,
  SAME_TEXT,
  SAME_TEXT_LENGTH,
  type Points,
  type Signal,
  SIGNAL_POINTS,
  TOO_FAST,
} from './spam-signals.ts';
import { lettersOf, wordPoints, writtenSignals } from './written-signals.ts';

export interface SpamFilterOptions {
  proofs: FormProofs;
  limits: RateLimits;
  log: Log;
}

interface Judged {
  content: LeadContent;
  /** The field with the form's proof. */
  proof: string | undefined;
  /** Origin of the site. */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The form came back to this visitor before: it was not touched now for the first time. */
  isReturned?: boolean;
}

/** Estimates whether a program has sent a lead. */
export class SpamFilter {
  readonly #options: SpamFilterOptions;

  constructor(options: SpamFilterOptions) {
    this.#options = options;
  }

  /** Why a lead is to be quarantined; undefined if it is to be delivered. Never rejects. */
  async judge({
    content,
    proof,
    origin,
    now,
    isReturned = false,
  }: Judged): Promise<string | undefined> {
    const read = this.#options.proofs.read(proof, now);
    const signals = [
      ...proofSignals(read).filter((one) => one !== 'tooFast' || !isReturned),
      ...writtenSignals(content, origin),
      ...(await this.#repeated(read, content, now)),
    ];
    const counted: Points[] = [
      ...signals.map((reason) => ({ reason, points: SIGNAL_POINTS[reason] })),
      ...wordPoints(content),
    ];
    const points = counted.reduce((sum, one) => sum + one.points, 0);
    if (points < QUARANTINE_FROM) return undefined;
    return `spam ${points}: ${counted.map((one) => `${one.reason} ${one.points}`).join(', ')}`;
  }

  /** Signals from earlier leads; none if the counts cannot be reached. */
  async #repeated(proof: FormProof, content: LeadContent, now: number): Promise<Signal[]> {
    try {
      const isUsed = proof.kind === 'holds' && (await this.#isFull(SAME_PROOF, proof.token, now));
      const isSame = await this.#isSameText(content, now);
      return [
        ...(isUsed ? (['usedProof'] as const) : []),
        ...(isSame ? (['sameText'] as const) : []),
      ];
    } catch (error) {
      this.#options.log.error({ err: error }, 'what was sent before cannot be compared');
      return [];
    }
  }

  async #isSameText(content: LeadContent, now: number): Promise<boolean> {
    const letters = lettersOf(content);
    if (letters.length < SAME_TEXT_LENGTH) return false;
    const sender = JSON.stringify([letters, content.lead.person.email.toLowerCase()]);
    const isNew = !(await this.#isFull(SAME_SENDER, sender, now));
    if (isNew) return this.#isFull(SAME_TEXT, letters, now);
    return !(await this.#options.limits.peek(SAME_TEXT, letters, now)).isAllowed;
  }

  async #isFull(rule: typeof SAME_TEXT, key: string, now: number): Promise<boolean> {
    return !(await this.#options.limits.take(rule, key, now)).isAllowed;
  }
}

function proofSignals(proof: FormProof): Signal[] {
  if (proof.kind === 'none') return [];
  if (proof.kind === 'wrong') return ['wrongProof'];
  return proof.age < TOO_FAST ? ['proof', 'tooFast'] : ['proof'];
}
