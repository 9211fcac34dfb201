import { dayAt, momentAt } from './brussels.ts';
import type { ShownHistory } from './shown-history.ts';

/** How much was added to a history since its owner last signed in. */
export interface Changes {
  visits: number;
  /** Appointments other than visits. */
  appointments: number;
  media: number;
  messages: number;
}

/**
 * What was added since `before`, in milliseconds since 1970, as far as it is shown. An entry with a
 * day but no time counts if it is of the day of the last sign-in, so that it may be reported twice
 * but is never missed.
 */
export function changesSince(
  { appointments, media, messages }: ShownHistory,
  before: number,
): Changes {
  const moment = momentAt(before);
  const day = dayAt(before);
  const past = (appointments?.past ?? []).filter(({ startTime }) => startTime > moment);
  const visits = past.filter(({ isVisit, outcome }) => isVisit && outcome !== 'cancelled');
  return {
    visits: visits.filter(({ outcome }) => outcome !== 'absent').length,
    appointments: past.filter(({ isVisit }) => !isVisit).length,
    media: (media ?? []).filter(({ date }) => date >= day).length,
    messages: (messages ?? [])
      .filter(({ date }) => date >= day)
      .reduce((sum, { messages: own }) => sum + own.length, 0),
  };
}
