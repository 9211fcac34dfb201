import { VISIT_MINUTES } from '../../../../views/domain/visits/visit-times.ts';
import { calendarFile } from '../../../platform/files/calendar-file.ts';
import type { MailCalendar } from '../../mail/mail.ts';
import { placeOf, type Visit } from './visit.ts';

interface Event {
  /** Milliseconds since 1970. */
  start: number;
  /** Of the step: it rises with each, so that calendars know which is the last. */
  number: number;
  /** When that step was taken, in milliseconds since 1970. */
  made: number;
  isOff: boolean;
  summary: string;
  description: string;
  /** Host of the site. */
  host: string;
  /** The visitor is invited; the agency gets the event for its own calendar. */
  to: 'visitor' | 'agency';
}

/**
 * The calendar file of a visit: the same UID from its first time to its cancellation. An invitation
 * names who organizes and who comes, without which Outlook and Gmail show a file and no event
 * (RFC 5546, section 3.2.2; https://nodemailer.com/message/calendar-events/).
 */
export function visitCalendar(
  { lead, content }: Visit,
  { start, number, made, isOff, summary, description, host, to }: Event,
): MailCalendar {
  const method = isOff ? 'CANCEL' : to === 'visitor' ? 'REQUEST' : 'PUBLISH';
  const { office } = content;
  const place = placeOf(content);
  const event = {
    uid: `visit-${lead.id}@${host}`,
    start,
    end: start + VISIT_MINUTES * 60_000,
    summary,
    description,
    ...(place !== undefined && { location: place }),
    sequence: number,
    status: isOff ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    organizer: { name: office.name, email: office.email },
    ...(to === 'visitor' && { attendee: lead.email }),
  };
  return { method, fileName: 'visit.ics', content: calendarFile([event], made, method) };
}
