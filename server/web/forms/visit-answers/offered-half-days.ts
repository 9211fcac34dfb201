import { dayAt } from '../../../../views/domain/history/brussels.ts';
import { halfDayValue, readHalfDay } from '../../../../views/domain/office/half-day-text.ts';
import { nextHalfDays } from '../../../../views/domain/office/half-days.ts';
import { hasTimeLeft } from '../../../../views/domain/visits/visit-times.ts';
import { officeOfVisit } from '../../../services/leads/visits/visit.ts';
import type { OpenedVisit } from './opened-visit.ts';

/** Half-days that a visitor who moves a visit can choose from. */
const OFFERED = 3;

/** The half-days that the visitor chose and that are not over, as they were sent. */
export function openHalfDays({ state, now }: Pick<OpenedVisit, 'state' | 'now'>): string[] {
  return (state.halfDays ?? []).filter((value) => {
    const halfDay = readHalfDay(value);
    return halfDay !== undefined && hasTimeLeft(halfDay, now);
  });
}

/** The half-days that are offered for another time, as a form sends them. */
export function offeredHalfDays({
  source,
  visit,
  now,
}: Pick<OpenedVisit, 'source' | 'visit' | 'now'>): string[] {
  const office = officeOfVisit(source.site.info, visit.content);
  return office ? nextHalfDays(office, dayAt(now), OFFERED).map(halfDayValue) : [];
}
