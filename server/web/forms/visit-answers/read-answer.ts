import { separate } from '../../../../views/domain/forms/form-field.ts';
import { readHalfDay } from '../../../../views/domain/office/half-day-text.ts';
import { type MomentFault, readMoment } from '../../../../views/domain/visits/typed-moment.ts';
import { isOutsideHours, isWithin } from '../../../../views/domain/visits/visit-times.ts';
import { MAX_REMARKS } from '../../../../views/forms/fields/field-lengths.ts';
import { visitorText } from '../../../../views/mail/mail-words.ts';
import type { VisitStep } from '../../../services/leads/model/visit-step.ts';
import { officeOfVisit } from '../../../services/leads/visits/visit.ts';
import { fieldOf, fieldsOf } from '../form-body.ts';
import { openHalfDays, offeredHalfDays } from './offered-half-days.ts';
import type { OpenedVisit } from './opened-visit.ts';

/** Names of the fields, in the order of the pages. */
export type AnswerField = 'halfDay' | 'halfDays' | 'date' | 'time' | 'reason';
export type AnswerFault = MomentFault | 'noHalfDay' | 'outside' | 'halfDayGone' | 'tooLong';

/** Field with the time about which it was asked whether it is right. */
export const SURE = 'sure';

/** What was typed, and either the step that it is or what is wrong. */
export interface ReadAnswer {
  typed: Partial<Record<AnswerField, readonly string[]>>;
  faults: Partial<Record<AnswerField, AnswerFault>>;
  /** A time at which the office is closed, in milliseconds since 1970: it is asked about once. */
  doubtful?: number;
  step?: VisitStep;
}

/** Reads the body of a page's form; one without fields is what its button says. */
export function readAnswer(opened: OpenedVisit, body: unknown): ReadAnswer {
  switch (opened.action) {
    case 'confirm':
      return readConfirmed(opened, body);
    case 'propose':
      return readProposed(opened, body);
    case 'decline':
      return readDeclined(body);
    case 'move':
      return readMoved(opened, body);
    case 'accept': {
      const { start } = opened.state;
      return whole({}, { answer: 'confirmed', ...(start !== undefined && { start }) });
    }
    default:
      return whole({}, { answer: 'cancelled' });
  }
}

/** A time within one of the half-days that the visitor chose. */
function readConfirmed(opened: OpenedVisit, body: unknown): ReadAnswer {
  const [value = ''] = fieldsOf(body, 'halfDay');
  const time = fieldOf(body, 'time') ?? '';
  const typed = { halfDay: [value], time: [time] };
  const halfDay = openHalfDays(opened).includes(value) ? readHalfDay(value) : undefined;
  if (!halfDay) return { typed, faults: { halfDay: value === '' ? 'noHalfDay' : 'halfDayGone' } };
  const read = readMoment(halfDay.date, time, opened.now);
  if ('fault' in read) return { typed, faults: { time: read.fault } };
  if (!isWithin(read.start, halfDay)) return { typed, faults: { time: 'outside' } };
  return whole(typed, { answer: 'confirmed', start: read.start });
}

/** Any time; one at which the office is closed is asked about. */
function readProposed(opened: OpenedVisit, body: unknown): ReadAnswer {
  const date = fieldOf(body, 'date') ?? '';
  const time = fieldOf(body, 'time') ?? '';
  const typed = { date: [date], time: [time] };
  const read = readMoment(date, time, opened.now);
  if ('fault' in read) return { typed, faults: { [fieldWith(read.fault)]: read.fault } };
  const office = officeOfVisit(opened.source.site.info, opened.visit.content);
  const isSure = fieldOf(body, SURE) === String(read.start);
  if (!isSure && isOutsideHours(office, read.start)) {
    return { typed, faults: {}, doubtful: read.start };
  }
  return whole(typed, { answer: 'proposed', start: read.start });
}

function fieldWith(fault: MomentFault): 'date' | 'time' {
  return fault === 'noTime' || fault === 'badTime' ? 'time' : 'date';
}

function readDeclined(body: unknown): ReadAnswer {
  const text = fieldOf(body, 'reason') ?? '';
  const reason = visitorText(text).trim();
  const typed = { reason: [text] };
  if ([...reason].length > MAX_REMARKS) return { typed, faults: { reason: 'tooLong' } };
  return whole(typed, { answer: 'declined', ...(reason !== '' && { reason }) });
}

/** Any number of the half-days that are offered now. */
function readMoved(opened: OpenedVisit, body: unknown): ReadAnswer {
  const chosen = fieldsOf(body, 'halfDays').flatMap(separate);
  const halfDays = [...new Set(chosen)];
  const offered = offeredHalfDays(opened);
  const isOffered = halfDays.every((value) => offered.includes(value));
  const typed = { halfDays };
  if (!isOffered) return { typed, faults: { halfDays: 'halfDayGone' } };
  return whole(typed, { answer: 'asked', halfDays });
}

function whole(typed: ReadAnswer['typed'], step: VisitStep): ReadAnswer {
  return { typed, faults: {}, step };
}
