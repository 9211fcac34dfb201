import { instantOf, type Moment } from './brussels.ts';

/** An appointment for a calendar; it names nobody. */
export interface CalendarEvent {
  /** The same each time it is asked for. */
  id: string;
  startTime: Moment;
  summary: string;
  location: string;
}

/** Octets of a line (RFC 5545). */
const MAX_LINE = 75;

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC; how long they take is not known.
 * @param now milliseconds since 1970.
 */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Owner//EN',
    ...events.flatMap(({ id, startTime, summary, location }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(instantOf(startTime))}`,
      `SUMMARY:${escaped(summary)}`,
      `LOCATION:${escaped(location)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');
}

/** Long lines go on after a break and a space, between characters. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let width = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (width + size > MAX_LINE) {
      text += '\r\n ';
      width = 1;
    }
    text += character;
    width += size;
  }
  return text;
}
