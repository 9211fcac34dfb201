import assert from 'node:assert/strict';
import fc from 'fast-check';
import { contactLetters } from '../../../../../views/domain/history/contact-letters.ts';
import { shownHistory } from '../../../../../views/domain/history/shown-history.ts';
import { appointment, flagsWith, message, NOW, sampleHistory } from './sample-history.ts';

const lettersOf = (...contacts: string[]) => {
  const entries = contacts.map((contactIdent, index) => ({
    date: `${1000 + index}`,
    contactIdent,
  }));
  const letters = contactLetters(entries, () => false);
  return contacts.map((contact) => letters.get(contact)).join(' ');
};

describe('letters of contacts', () => {
  it('go by first appearance, and are the same for each spelling of one party', () => {
    assert.equal(lettersOf('Jan Peeters', 'Ann Claes', 'PEETERS J.', 'Dhr. Peeters'), 'A B A A');
    assert.equal(lettersOf('Fam. Müller', 'Mueller, K.', 'L. Mueller'), 'A B C');
    assert.equal(lettersOf('Jan Peeters', 'An Peeters', 'J. Peeters'), 'A B A');
    // Either could be meant.
    assert.equal(lettersOf('Jan Peeters', 'An Peeters', 'Peeters'), 'A B C');
  });

  it('do not depend on the names', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{9}$/), { minLength: 30, maxLength: 60 }),
        (names) => {
          const letters = lettersOf(...names).split(' ');
          assert.deepEqual(letters.slice(0, 3), ['A', 'B', 'C']);
          assert.deepEqual(letters.slice(25, 28), ['Z', 'AA', 'AB']);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('are the same in every section, and none is taken by what is not shown', () => {
    const history = sampleHistory({
      calendarHistories: [
        appointment({ startTime: '2026-11-12T10:00', contactIdent: 'Jan Peeters' }),
        appointment({ startTime: '2026-11-01T10:00', contactIdent: 'Hidden Person', typeId: 13 }),
        appointment({ startTime: '2026-11-11T10:00', contactIdent: 'An Maes' }),
      ],
      automaticHistories: [
        message({
          date: '2026-11-13',
          contactIdent: 'Ann Claes',
          content: 'zoals Peeters en Claes vroegen',
        }),
      ],
      documents: [{ fileName: 'bod-peeters.pdf' }],
    });
    const owner = { firstName: 'An', name: 'Maes' };
    const showing = { flags: flagsWith(), owner, places: [], now: NOW, random: () => 0 };
    const { appointments, messages, documents } = shownHistory(history, showing);
    const hidden = 'aaaaaaaaa';
    assert.deepEqual(
      appointments?.past.map(({ contact }) => contact),
      [{ hidden, letter: 'A' }, { self: true }],
    );
    assert.deepEqual(messages?.[0]?.contact, { hidden, letter: 'B' });
    assert.deepEqual(messages?.[0]?.messages[0]?.content, [
      'zoals ',
      { hidden, letter: 'A' },
      ' en ',
      { hidden, letter: 'B' },
      ' vroegen',
    ]);
    assert.equal(documents?.[0]?.fileName, 'bod-A.pdf');
  });
});
