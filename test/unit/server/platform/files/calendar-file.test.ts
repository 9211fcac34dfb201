import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type CalendarEvent,
  calendarFile,
} from '../../../../../server/platform/files/calendar-file.ts';

const MADE = Date.UTC(2026, 10, 20, 12, 0, 1, 999);
const EVENT: CalendarEvent = {
  uid: '1@stand-in.invalid',
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

describe('a calendar file', () => {
  it('is an event with its times in UTC', () => {
    assert.deepEqual(linesOf(calendarFile([EVENT], MADE)), [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vitrine//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:1@stand-in.invalid',
      'SEQUENCE:0',
      'DTSTAMP:20261120T120001Z',
      'DTSTART:20261124T090000Z',
      'DTEND:20261124T093000Z',
      'SUMMARY:Uw bezoek (70408)',
      'DESCRIPTION:Uw bezoek staat vast\\nTot dan\\; kom op tijd\\, a.u.b. \\\\o/',
      'URL;VALUE=URI:https://www.example.be/nl/te-koop/gent-woning-70408',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('has all events, with no end where none is known', () => {
    const event = {
      uid: '5@x',
      start: EVENT.start,
      summary: 'Bezoek',
      location: 'Koestraat 1, Gent',
    };
    const lines = linesOf(calendarFile([event, { ...event, uid: '6@x' }], MADE));
    assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, 2);
    assert.ok(lines.includes('UID:5@x') && lines.includes('UID:6@x'));
    assert.ok(lines.includes('LOCATION:Koestraat 1\\, Gent'));
    assert.ok(!lines.some((line) => line.startsWith('DTEND')));
  });

  it('gives any text back, in lines of 75 octets that break between characters', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('é', '🏠', ',', ';', '\\', '\n', '\r', '\r\n', 'n', ' ') }),
    );
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const file = calendarFile([{ ...EVENT, summary, description }], MADE);
        for (const line of file.split('\r\n')) {
          assert.ok(Buffer.byteLength(line) <= 75, line);
          assert.doesNotMatch(line, /[^\P{Cc}\t]/u);
          assert.ok(line.isWellFormed());
        }
        assert.equal(linesOf(file).length, linesOf(calendarFile([EVENT], MADE)).length);
        assert.equal(textOf(file, 'SUMMARY'), asKept(summary));
        assert.equal(textOf(file, 'DESCRIPTION'), asKept(description));
      }),
    );
  });

  it('names people by any e-mail address, as a mailto URI', () => {
    const meeting = (email: string) =>
      linesOf(
        calendarFile([{ ...EVENT, organizer: { name: 'Kantoor', email }, attendee: email }], MADE),
      ).flatMap((line) => /^(?:ORGANIZER|ATTENDEE).*:mailto:(.*)$/i.exec(line)?.[1] ?? []);
    const twice = (text: string) => [text, text];
    assert.deepEqual(
      meeting('an.peeters+huis@mail.example'),
      twice('an.peeters+huis@mail.example'),
    );
    assert.deepEqual(meeting('jörg@bücher.example'), twice('j%C3%B6rg@b%C3%BCcher.example'));
    const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const email = `${local}@${domain.replaceAll('@', '')}`;
        const written = meeting(email);
        assert.deepEqual(written.map(decodeURIComponent), twice(email.toWellFormed()));
        assert.doesNotMatch(written.join(''), /[^!-~]|[\\;,"]/);
      }),
    );
  });

  it('has no line of its own that a text or a URL could add', () => {
    const evil = 'x\r\nATTENDEE:mailto:a@b.example\r\n';
    const url = `https://a.example/${evil}`;
    const file = calendarFile(
      [{ ...EVENT, summary: evil, uid: evil, location: evil, description: evil, url }],
      MADE,
    );
    assert.ok(!linesOf(file).some((line) => line.startsWith('ATTENDEE')));
    assert.throws(() => calendarFile([{ ...EVENT, url: 'x' }], MADE), TypeError);
  });
});

/** What of a text a calendar can hold: line breaks are of one kind, other controls left out. */
function asKept(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');
}
