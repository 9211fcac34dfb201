import assert from 'node:assert/strict';
import fc from 'fast-check';
import { hidePeople, nameWords } from '../../../../../views/domain/history/contacts.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { faultsOf, markedNotes } from './marked-notes.ts';

const OTHERS = { own: ['An', 'Maes'], places: ['Gent', 'Lokeren', 'Kerkstraat'] };
/** The share of notes that may hide a word too much. */
const MAX_HIDING_MORE = 0.03;

describe('notes of brokers', () => {
  for (const locale of LOCALES) {
    it(`tell nobody in ${locale}, and nearly all that is not about people`, () => {
      const notes = markedNotes(locale).map((note) => {
        const shown = hidePeople(note.text, nameWords(note.contacts, OTHERS), () => 0);
        return faultsOf(note, shown);
      });
      assert.ok(notes.length >= 100);
      assert.deepEqual(
        notes.filter(({ leaks }) => leaks).map(({ shown }) => shown),
        [],
      );
      const more = notes.filter(({ hidesMore }) => hidesMore).map(({ shown }) => shown);
      assert.ok(more.length <= notes.length * MAX_HIDING_MORE, more.join('\n'));
    });
  }
});

it('a name with accents is no word that has none', () => {
  const shown = hidePeople(
    'Allés huis, alles wat er staat',
    nameWords(['Marie Allé'], OTHERS),
    () => 0,
  );
  assert.deepEqual(
    shown.filter((part) => typeof part === 'string'),
    [' huis, alles wat er staat'],
  );
});

const FIRST = ['Zoé', 'Jürgen', 'Bjørn', 'Thérèse', 'Małgorzata', 'Xander'];
const LAST = ['Lefèvre', 'Müßigmann', 'Ångqvist', 'Vermeersch', 'Żółkiewski', 'Wijckmans'];
const LEADS = ['De ', 'Van ', 'Van den ', 'D’', 'Vander', 'El ', 'von der ', ''];

const surname = fc
  .tuple(fc.constantFrom(...LEADS), fc.constantFrom(...LAST))
  .map(([lead, name]) => (lead === 'Vander' ? `Vander${name.toLowerCase()}` : lead + name));

/** A person as a contact has them. */
const person = fc
  .tuple(fc.constantFrom(...FIRST), surname, fc.option(surname, { nil: undefined }))
  .map(([first, one, other]) => ({ first, last: other === undefined ? one : `${one}-${other}` }));

const contactOf = fc
  .tuple(person, fc.constantFrom('', 'Mme ', 'Dhr. ', 'Fam. ', 'Dr. '), fc.boolean())
  .map(([{ first, last }, title, isTurned]) => ({
    first,
    last,
    contact: title + (isTurned ? `${last}, ${first}` : `${first} ${last}`),
  }));

/** Ways in which people write a name: each keeps what it is compared by. */
const SPELLINGS: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => name.normalize('NFD'),
  (name) =>
    name
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(/ø/gi, 'o')
      .replace(/ł/g, 'l')
      .replace(/ß/g, 'ss'),
  (name) => name.replace(/ü/g, 'ue').replace(/å/gi, 'aa').replace(/ø/g, 'oe').replace(/ß/g, 'ss'),
  (name) => name.replace(/ij/g, 'y'),
  (name) => name.replace(/[ ’-]/g, ''),
  (name) => name.replace(/[ ’-]/g, '').toLowerCase(),
  (name) => name.replace(/-/g, ' - '),
  (name) => name.replace(/-/g, ' '),
  (name) => name.replace(/’/g, "'"),
  (name) => `${name}s`,
  (name) => `${name}'s`,
  (name) => name.replace(/ /g, '_'),
];

const AROUND = [
  'Bezoek met # op 12/11',
  'Offre de # refusée',
  '# called',
  'Von #: 300.000 €',
  '(#)',
  'bod_#_v2.pdf',
  '#',
];

describe('a contact’s name', () => {
  it('is never readable in a text, however it is folded', () => {
    fc.assert(
      fc.property(
        contactOf,
        fc.constantFrom('last', 'both', 'turned'),
        fc.constantFrom(...SPELLINGS),
        fc.constantFrom(...AROUND),
        ({ first, last, contact }, form, spell, around) => {
          const name = { last, both: `${first} ${last}`, turned: `${last} ${first}` }[form];
          const written = spell(name);
          const names = nameWords([contact], OTHERS);
          const shown = hidePeople(
            around.replace('#', () => written),
            names,
            () => 0,
          );
          const text = shown.filter((piece) => typeof piece === 'string').join(' ');
          const words = written.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
          for (const word of words) assert.ok(!text.includes(word), `${contact}: ${text}`);
        },
      ),
      { numRuns: 800 },
    );
  });

  it('is hidden in pages of social networks and in e-mail addresses', () => {
    fc.assert(
      fc.property(
        contactOf,
        fc.constantFrom('.', '-', '_', ''),
        ({ first, last, contact }, sign) => {
          const plain = (text: string) =>
            SPELLINGS[4]!(text)
              .replace(/[^a-z]/gi, '')
              .toLowerCase();
          const handle = `${plain(first)}${sign}${plain(last)}`;
          const names = nameWords([contact], OTHERS);
          for (const text of [
            `facebook.com/${handle}`,
            `https://site.example/u?n=${handle}`,
            `${handle}@mail.example`,
          ]) {
            const shown = hidePeople(`zie ${text} `, names, () => 0);
            assert.ok(!JSON.stringify(shown).includes(plain(last)), text);
          }
        },
      ),
    );
  });

  it('takes time in proportion to the text', () => {
    const names = nameWords(['Jan Peeters', 'Ann De Smet-Van Damme'], OTHERS);
    for (const part of [
      'Jan ',
      'a.',
      '0475 ',
      'De ',
      'www.',
      '@',
      'http://a',
      "d'",
      'M. ',
      'in Gent, ',
    ]) {
      const shown = hidePeople(part.repeat(2000), names, () => 0);
      assert.ok(shown.length > 0);
    }
  });
});
