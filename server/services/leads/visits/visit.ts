import type { Office } from '../../../../views/domain/site/office.ts';
import type { SiteInfo } from '../../../../views/domain/site/site.ts';
import { shownContentOf, type ShownContent } from '../model/lead-content.ts';
import type { LeadStore, StoredLead } from '../model/lead-store.ts';
import { readStep, type StoredStep, type VisitStepRow } from '../model/visit-step.ts';

/** What was said at one step of a visit. Step 0 is the request. */
export interface VisitState extends StoredStep {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A visit that was asked for, and what was said about it since. */
export interface Visit {
  lead: StoredLead;
  content: ShownContent;
  /** From the request to what stands now. */
  states: readonly [VisitState, ...VisitState[]];
}

/** The visit of a lead; undefined if there is none, or nobody can be asked for a time. */
export async function findVisit(
  store: Pick<LeadStore, 'find' | 'visitSteps'>,
  id: string,
): Promise<Visit | undefined> {
  const lead = await store.find(id);
  if (!lead || lead.id !== id) return undefined;
  return visitOf(lead, await store.visitSteps(id));
}

/** @throws for damaged content. */
function visitOf(lead: StoredLead, steps: readonly VisitStepRow[]): Visit | undefined {
  const content = shownContentOf(lead);
  const asked = content.details?.visit;
  if (!asked) return undefined;
  const { halfDays } = asked;
  const first = { answer: 'asked', halfDays, number: 0, at: lead.receivedAt };
  const later = steps.map((row) => ({ ...readStep(row), number: row.number, at: row.at }));
  return { lead, content, states: [first, ...later] };
}

/** Where a visit stands. */
export function stateOf({ states }: Pick<Visit, 'states'>): VisitState {
  return states.at(-1) ?? states[0];
}

/** A visit as it was after a step; undefined if there is none of that number. */
export function visitAt(visit: Visit, number: number): Visit | undefined {
  const [first, ...later] = visit.states.filter((state) => state.number <= number);
  if (!first || (later.at(-1) ?? first).number !== number) return undefined;
  return { ...visit, states: [first, ...later] };
}

/** The time that is off since a step: the step before had confirmed it. */
export function lapsedStart({ states }: Pick<Visit, 'states'>, number: number): number | undefined {
  const before = states.find((state) => state.number === number - 1);
  return before?.answer === 'confirmed' ? before.start : undefined;
}

/** Where the visit is, as it may be told: the published address, else the municipality. */
export function placeOf({ details, about }: ShownContent): string | undefined {
  return details?.visit?.address ?? about?.city;
}

/** The office whose hours a visit should be in: of the person who answers, else the first. */
export function officeOfVisit(
  { offices }: Pick<SiteInfo, 'offices'>,
  { details }: Pick<ShownContent, 'details'>,
): Office | undefined {
  return offices.find(({ id }) => id === details?.officeId) ?? offices[0];
}
