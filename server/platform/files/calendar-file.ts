import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** An appointment for a calendar. Times are milliseconds since 1970. */
export interface CalendarEvent {
  /** Unique in the world, and the same each time the event is asked for. */
  uid: string;
  start: number;
  /** Undefined where it is not known how long it takes. */
  end?: number;
  summary: string;
  description?: string;
  location?: string;
  /** An absolute URL. */
  url?: string;
  /** Rises with each change of the event. */
  sequence?: number;
  status?: 'CONFIRMED' | 'CANCELLED';
  organizer?: { name: string; email: string };
  /** E-mail address of who comes: it is agreed, and nobody is asked to answer. */
  attendee?: string;
}

/** What a program does with the file: an invitation, an event to take over, or one that is off. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC, so that it needs no table of time
 * zones: a calendar shows them in its reader's. A text keeps its line breaks; other control
 * characters may not be in one (section 3.3.11) and are left out.
 * @param made milliseconds since 1970: when the events were made, or looked up.
 * @throws TypeError if a URL is none.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  made: number,
  method?: CalendarMethod,
): string {
  const calendar = ical({
    ...(method && { method: ICalCalendarMethod[method] }),
    prodId: { company: 'Vitrine', product: 'Calendar', language: 'EN' },
    scale: 'gregorian',
    events: events.map(({ uid, start, end, summary, description, location, url, ...event }) => ({
      ...meetingOf(event),
      id: plainId(uid),
      stamp: new Date(made),
      start: new Date(start),
      end: end === undefined ? null : new Date(end),
      summary: printable(summary),
      description: description === undefined ? null : printable(description),
      location: location === undefined ? null : printable(location),
      url: url === undefined ? null : new URL(url).href,
    })),
  });
  return `${calendar.toString()}\r\n`;
}

type Meeting = Pick<CalendarEvent, 'sequence' | 'status' | 'organizer' | 'attendee'>;

function meetingOf({ sequence, status, organizer, attendee }: Meeting) {
  return {
    ...(sequence !== undefined && { sequence }),
    ...(status && { status: ICalEventStatus[status] }),
    ...(organizer && {
      organizer: { name: printable(organizer.name), email: mailtoAddress(organizer.email) },
    }),
    ...(attendee !== undefined && {
      attendees: [
        {
          email: mailtoAddress(attendee),
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    }),
  };
}

/** The library writes ids as they are: without what would have to be escaped. */
function plainId(uid: string): string {
  return uid.replaceAll(/[^!-~]|[\\;,]/g, '');
}

/**
 * An e-mail address as it stands in a `mailto` URI: percent-encoded, in UTF-8 (RFC 6068, section 2).
 * Calendars know who comes by it.
 */
function mailtoAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const encoded = [email.slice(0, at), email.slice(at + 1)].map((part) =>
    encodeURIComponent(part.toWellFormed()).replaceAll('%2B', '+'),
  );
  return encoded.join('@');
}

function printable(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\r\n]/gu, '');
}
