/** An appointment, for the calendar of who made it. */
export interface CalendarEvent {
  /** Unique in the world. */
  uid: string;
  /** Milliseconds since 1970: when it was made, begins and ends. */
  made: number;
  start: number;
  end: number;
  summary: string;
  description: string;
  url: string;
}

/** Octets of a line, without its end (RFC 5545, section 3.1). */
const LINE = 75;

/**
 * An iCalendar file (RFC 5545) with one event. Times are in UTC, so that it needs no table of time
 * zones: a calendar shows them in its reader's.
 * @throws TypeError if the URL is none.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Stand-in for an appointment widget//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.made)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${new URL(event.url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T090000Z` */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A value of the type TEXT (section 3.3.11); control characters may not be in one. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Breaks a line between characters: what follows begins with a space. */
function folded(line: string): string {
  let broken = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE) {
      broken += '\r\n ';
      octets = 1;
    }
    broken += character;
    octets += size;
  }
  return broken;
}
