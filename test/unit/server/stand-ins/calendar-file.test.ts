import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type CalendarEvent, calendarFile } from '../../../../server/stand-ins/calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: '1@stand-in.invalid',
  made: Date.UTC(2026, 10, 20, 12, 0, 1, 999),
  start: Date.UTC(2026, 10, 24, 9),
  end: Date.UTC(2026, 10, 24, 9, 30),
  summary: 'Uw bezoek (70408)',
  description: 'Uw bezoek staat vast\nTot dan; kom op tijd, a.u.b. \\o/',
  url: 'https://www.example.be/nl/te-koop/gent-woning-70408',
};

/** The lines of a file, unfolded, as RFC 5545 section 3.1 has it. */
function linesOf(file: string): string[] {
  assert.ok(file.endsWith('\r\n'));
  return file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
}

/** A property's text as a calendar reads it (section 3.3.11). */
function textOf(file: string, name: string): string {
  const line = linesOf(file).find((one) => one.startsWith(`${name}:`));
  assert.ok(line !== undefined, name);
  return line
    .slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

describe('the calendar file of a booking', () => {
  it('is an event with its times in UTC', () => {
    assert.deepEqual(linesOf(calendarFile(EVENT)), [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vitrine//Stand-in for an appointment widget//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:1@stand-in.invalid',
      'DTSTAMP:20261120T120001Z',
      'DTSTART:20261124T090000Z',
      'DTEND:20261124T093000Z',
      'SUMMARY:Uw bezoek (70408)',
      'DESCRIPTION:Uw bezoek staat vast\\nTot dan\\; kom op tijd\\, a.u.b. \\\\o/',
      'URL:https://www.example.be/nl/te-koop/gent-woning-70408',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('gives any text back, in lines of 75 octets that break between characters', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('é', '🏠', ',', ';', '\\', '\n', '\r', '\r\n', 'n', ' ') }),
    );
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const file = calendarFile({ ...EVENT, summary, description });
        for (const line of file.split('\r\n')) {
          assert.ok(Buffer.byteLength(line) <= 75, line);
          assert.doesNotMatch(line, /[^\P{Cc}\t]/u);
          assert.ok(line.isWellFormed());
        }
        assert.equal(linesOf(file).length, linesOf(calendarFile(EVENT)).length);
        assert.equal(textOf(file, 'SUMMARY'), asKept(summary));
        assert.equal(textOf(file, 'DESCRIPTION'), asKept(description));
      }),
    );
  });

  it('has no line of its own that a text or a URL could add', () => {
    const evil = 'x\r\nATTENDEE:mailto:a@b.example\r\n';
    const file = calendarFile({
      ...EVENT,
      summary: evil,
      uid: evil,
      url: `https://a.example/${evil}`,
    });
    assert.ok(!linesOf(file).some((line) => line.startsWith('ATTENDEE')));
    assert.throws(() => calendarFile({ ...EVENT, url: 'x' }), TypeError);
  });
});

/** What of a text a calendar can hold: line breaks are of one kind, other controls left out. */
function asKept(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');
}
