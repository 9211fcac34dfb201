import { tooLate } from '../crm/catalogue-fault.ts';
import { CRM_SANITIZER } from '../crm/crm-sanitizer.ts';
import type { CataloguePort, ItemsById } from '../crm/catalogue-port.ts';
import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import type { PendingCalls } from '../../platform/concurrency/pending-calls.ts';
import { inSlices } from '../../platform/concurrency/in-slices.ts';
import type { CheckedItems } from './checked-items.ts';
import { type ValidatedAnswer, validateAnswer } from './validate-answer.ts';

/** Milliseconds within which the CRM must give its version: it is asked often. */
const VERSION_DEADLINE = 10_000;
/** Milliseconds within which the CRM must give each of homes, projects and team: they are large. */
const ANSWER_DEADLINE = 60_000;

interface Asking {
  crm: CataloguePort;
  timers: Timers;
  /** The items of earlier answers. */
  checked: CheckedItems;
  /** The items that are served, with which those of the answer share what is equal. */
  held: ItemsById | undefined;
  /**
   * The calls of earlier attempts. Reads of files start only after all of them have ended: a hanging
   * read occupies a thread even after its deadline.
   */
  pending: PendingCalls;
}

/**
 * Fetches everything from the CRM, unless its version is still `known` ('' is none). The version is
 * read before the homes: what changes in between is fetched by the next refresh.
 * @throws when any part fails or times out: a partial answer must not replace a complete one.
 */
export async function fetchFromCrm(
  { crm, timers, checked, held, pending }: Asking,
  known: string,
): Promise<{ version: string; answer?: ValidatedAnswer }> {
  const inTime = <T>(ms: number, call: (signal: AbortSignal) => Promise<T>) =>
    withDeadline(timers, ms, call, () => tooLate(ms));
  if (crm.isOfFiles && pending.any) throw new Error('an earlier call has not ended');
  const version = await inTime(VERSION_DEADLINE, (signal) => pending.track(crm.version(signal)));
  if (known !== '' && version === known) return { version };
  const [homes, projects, people] = await inTime(ANSWER_DEADLINE, (signal) =>
    Promise.all([
      pending.track(crm.properties(signal)),
      pending.track(crm.projects(signal)),
      pending.track(crm.team(signal)),
    ]),
  );
  const dropped = [...homes.dropped, ...projects.dropped];
  const raw = { homes: homes.items, projects: projects.items, people, dropped };
  return { version, answer: await inSlices(validateAnswer(raw, CRM_SANITIZER, { checked, held })) };
}
