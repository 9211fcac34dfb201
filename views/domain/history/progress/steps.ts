import { textOf } from '../../text/multilingual.ts';
import { LOCALES } from '../../locale.ts';
import type { OwnerHome } from '../../owner/owner-home.ts';
import { dayAt } from '../brussels.ts';
import type { ShownText } from '../contacts.ts';
import type { ShownAppointment, ShownHistory } from '../shown-history.ts';
import { type PaperStep, saysSigned, signedStep, stepIn, toldStep } from './progress-words.ts';

/** The steps of a sale, and of a letting, in their order. */
const OF_SALE = ['mandate', 'online', 'visits', 'offers', 'compromise', 'deed'] as const;
const OF_LETTING = ['mandate', 'online', 'visits', 'lease'] as const;
export type StepName = (typeof OF_SALE)[number] | (typeof OF_LETTING)[number];

/** The kind of entry that a step was read from. */
export type StepSource = 'entry' | 'message' | 'document';

export interface Step {
  name: StepName;
  /** Whether the history tells that it was reached. */
  isReached: boolean;
  /** The day of it, of the message that tells it, or of the last visit or offer. */
  date?: string;
  source?: StepSource;
  /** The number of visits or offers. */
  count?: number;
  /** The day of an appointment for it that is planned. */
  planned?: string;
  /** What comes next. */
  isNext?: true;
}

/** What steps are told from. */
interface Told {
  history: ShownHistory;
  home: Pick<OwnerHome, 'goal' | 'status' | 'startCommercialisation'>;
  /** Milliseconds since 1970. */
  now: number;
}

type Found = Omit<Step, 'name' | 'isReached'>;

/**
 * Where a sale or a letting stands, from what its owner sees of the history. A step before the last
 * reached one that nothing tells of is left out, and so is what would come of a home that is no
 * longer offered, unless it is planned. Empty if nothing was reached.
 */
export function stepsOf(told: Told): Step[] {
  const names: readonly StepName[] = told.home.goal === 1 ? OF_LETTING : OF_SALE;
  const found = names.map((name): Step => {
    const { reached, planned } = stepOf(name, told);
    return {
      name,
      isReached: reached !== undefined,
      ...reached,
      ...(planned !== undefined && { planned }),
    };
  });
  const last = found.findLastIndex(({ isReached }) => isReached);
  if (last === -1) return [];
  const isOffered = [0, 1].includes(told.home.status);
  const isBound = found.some(({ name, isReached }) => name === 'compromise' && isReached);
  const shown = found.filter(({ isReached, planned }, index) => {
    if (isReached || planned !== undefined) return true;
    return index > last && (isOffered || isBound);
  });
  return withNext(shown, told.history);
}

/** The first step that was not reached; of signing only once it is planned or an offer was accepted. */
function withNext(steps: readonly Step[], { offers = [] }: ShownHistory): Step[] {
  const next = steps.findIndex(({ isReached }) => !isReached);
  const step = steps[next];
  const isSigning = step?.name === 'compromise' || step?.name === 'lease';
  const isAgreed = offers.some(({ answer }) => answer?.kind === 'accepted');
  if (!step || (isSigning && step.planned === undefined && !isAgreed)) return [...steps];
  return steps.map((one, index) => (index === next ? { ...one, isNext: true } : one));
}

function stepOf(name: StepName, told: Told): { reached?: Found; planned?: string } {
  switch (name) {
    case 'online':
      return onlineOf(told);
    case 'visits':
      return visitsOf(told);
    case 'offers':
      return offersOf(told);
    default:
      return paperOf(name, told);
  }
}

function onlineOf({ history: { media = [] }, home, now }: Told) {
  const today = dayAt(now);
  const isOffered = home.status !== 0;
  const dates = media.map(({ date }) => date);
  const began = isOffered ? home.startCommercialisation : undefined;
  const [date] = [...dates, ...(began === undefined ? [] : [began])]
    .filter((one) => one <= today)
    .toSorted();
  return date === undefined ? {} : { reached: { date, source: 'entry' as const } };
}

function visitsOf({ history: { appointments } }: Told) {
  const done = (appointments?.past ?? []).filter(
    ({ isVisit, outcome }) => isVisit && outcome !== 'cancelled' && outcome !== 'absent',
  );
  const next = appointments?.planned.find((one) => one.isVisit && one.outcome !== 'cancelled');
  const date = done[0]?.startTime.slice(0, 10);
  return {
    ...(date !== undefined && { reached: { date, count: done.length } }),
    ...(next && { planned: next.startTime.slice(0, 10) }),
  };
}

function offersOf({ history: { offers = [] } }: Told) {
  const date = offers[0]?.date;
  return date === undefined ? {} : { reached: { date, count: offers.length } };
}

/** A paper: by its appointment, else by a message about it, else by the paper itself. */
function paperOf(step: PaperStep, told: Told) {
  const { appointments, messages = [], documents = [] } = told.history;
  const isOf = (one: ShownAppointment) =>
    one.outcome !== 'cancelled' && appointmentStep(one) === step;
  const planned = appointments?.planned.find(isOf)?.startTime.slice(0, 10);
  // One that is past and still planned may have taken place or not.
  const held = appointments?.past.find(
    (one) => isOf(one) && !['planned', 'absent'].includes(one.outcome ?? ''),
  );
  const letter = messages.findLast(
    ({ contact, messages: own }) =>
      contact !== undefined &&
      'self' in contact &&
      own.some(({ subject }) => toldStep(plain(subject)) === step),
  );
  const hasPaper = step !== 'deed' && documents.some((document) => isPaperOf(document, step, told));
  const reached: Found | undefined = held
    ? { date: held.startTime.slice(0, 10), source: 'entry' }
    : letter
      ? { date: letter.date, source: 'message' }
      : hasPaper
        ? { source: 'document' }
        : undefined;
  return { ...(reached && { reached }), ...(planned !== undefined && { planned }) };
}

/** By the names of its type in the languages of the CRM. */
function appointmentStep({ name, type }: ShownAppointment): PaperStep | undefined {
  return signedStep(plain(name), Object.values(type).join(' '));
}

type Document = NonNullable<ShownHistory['documents']>[number];

/** A mandate is one once the home was offered; other papers say that they are signed. */
function isPaperOf({ documentTypeName, comment }: Document, step: PaperStep, told: Told): boolean {
  const types = LOCALES.map((locale) => textOf(documentTypeName, locale));
  if (!types.some((type) => stepIn(type) === step)) return false;
  if (step === 'mandate') return onlineOf(told).reached !== undefined;
  return saysSigned(Object.values(comment ?? {}).join(' '));
}

function plain(text: ShownText | undefined): string {
  return (text ?? []).map((piece) => (typeof piece === 'string' ? piece : '…')).join('');
}
