import { CRM_SANITIZER } from '../crm/crm-sanitizer.ts';
import type { CataloguePort } from '../crm/catalogue-port.ts';
import { type Timers, withDeadline } from '../concurrency/timers.ts';
import { inSlices } from '../concurrency/in-slices.ts';
import { type ValidatedAnswer, validateAnswer } from './validate-answer.ts';

/**
 * Milliseconds within which the CRM must answer: its version, and each of homes, projects and team.
 */
const VERSION_DEADLINE = 10_000;
const ANSWER_DEADLINE = 60_000;

/**
 * Fetches everything from the CRM, unless its version is still `known` ('' is none). The version is
 * read before the homes: what changes in between is fetched by the next refresh.
 * @throws when any part fails or times out: a partial answer must not replace a complete one.
 */
export async function askCrm(
  { crm, timers }: { crm: CataloguePort; timers: Timers },
  known: string,
): Promise<{ version: string; answer?: ValidatedAnswer }> {
  const version = await withDeadline(timers, VERSION_DEADLINE, (signal) => crm.version(signal));
  if (known !== '' && version === known) return { version };
  const [homes, projects, people] = await withDeadline(timers, ANSWER_DEADLINE, (signal) =>
    Promise.all([crm.properties(signal), crm.projects(signal), crm.team(signal)]),
  );
  const dropped = [...homes.dropped, ...projects.dropped];
  const raw = { homes: homes.items, projects: projects.items, people, dropped };
  return { version, answer: await inSlices(validateAnswer(raw, CRM_SANITIZER)) };
}
