import type { RateLimits } from '../../limits/rate-limits.ts';
import type { Log } from '../../../platform/log.ts';
import type { LeadContent } from '../model/lead-content.ts';
import type { FormProof, FormProofs } from './form-proofs.ts';
import {
  QUARANTINE_THRESHOLD,
  LEADS_PER_PROOF_LIMIT,
  TEXTS_PER_SENDER_LIMIT,
  SENDERS_PER_TEXT_LIMIT,
  MIN_COMPARED_LETTERS,
  type Points,
  type Signal,
  SIGNAL_POINTS,
  MIN_FILL_TIME,
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
    if (points < QUARANTINE_THRESHOLD) return undefined;
    return `spam ${points}: ${counted.map((one) => `${one.reason} ${one.points}`).join(', ')}`;
  }

  /** Signals from earlier leads; none if the counts cannot be reached. */
  async #repeated(proof: FormProof, content: LeadContent, now: number): Promise<Signal[]> {
    try {
      const isUsed =
        proof.kind === 'holds' && (await this.#isFull(LEADS_PER_PROOF_LIMIT, proof.token, now));
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
    if (letters.length < MIN_COMPARED_LETTERS) return false;
    const sender = JSON.stringify([letters, senderOf(content)]);
    const isNew = !(await this.#isFull(TEXTS_PER_SENDER_LIMIT, sender, now));
    if (isNew) return this.#isFull(SENDERS_PER_TEXT_LIMIT, letters, now);
    return !(await this.#options.limits.peek(SENDERS_PER_TEXT_LIMIT, letters, now)).isAllowed;
  }

  async #isFull(rule: typeof SENDERS_PER_TEXT_LIMIT, key: string, now: number): Promise<boolean> {
    return !(await this.#options.limits.take(rule, key, now)).isAllowed;
  }
}

/** Who sent it, as far as they say. */
function senderOf({ lead: { person } }: LeadContent): string {
  return (person.email ?? person.phoneNumber ?? '').toLowerCase();
}

function proofSignals(proof: FormProof): Signal[] {
  if (proof.kind === 'none') return [];
  if (proof.kind === 'wrong') return ['wrongProof'];
  return proof.age < MIN_FILL_TIME ? ['proof', 'tooFast'] : ['proof'];
}
