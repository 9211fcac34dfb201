import assert from 'node:assert/strict';
import { LOCALES } from '../../../views/domain/locale.ts';
import { filesOf, placeholdersOf, textsOf } from './locale-texts.ts';

const dutch = textsOf('nl');

/** Texts that are shown as rich text, where words may be in another language. */
const RICH = new Set(['energy.flood.intro']);

describe('the words of the interface', () => {
  for (const locale of LOCALES) {
    describe(`in ${locale}`, () => {
      const texts = textsOf(locale);

      it('stand in the same files', () => assert.deepEqual(filesOf(locale), filesOf('nl')));

      it('have the same keys', () => {
        assert.deepEqual([...texts.keys()].sort(), [...dutch.keys()].sort());
      });

      it('are never empty and never end in a space', () => {
        for (const [key, text] of texts) assert.match(text, /^\S(.*\S)?$/s, key);
      });

      it('have the same placeholders', () => {
        for (const [key, text] of texts) {
          assert.deepEqual(placeholdersOf(text), placeholdersOf(dutch.get(key) ?? ''), key);
        }
      });

      it('have no half placeholder and no markup', () => {
        for (const [key, text] of texts) {
          const rest = RICH.has(key) ? text.replace(/\[[^[\]]+\]\{lang=[a-z]{2}\}/g, '') : text;
          assert.doesNotMatch(rest.replace(/\{\{\w+\}\}/g, ''), /[{}<>]/, key);
        }
      });

      it('have both forms of a plural', () => {
        for (const key of texts.keys()) {
          if (key.endsWith('_one')) assert.ok(texts.has(key.replace(/_one$/, '_other')), key);
          if (key.endsWith('_other')) assert.ok(texts.has(key.replace(/_other$/, '_one')), key);
        }
      });
    });
  }

  it('say the crash message as the specification writes it', () => {
    assert.equal(textsOf('en').get('error.module'), 'An error occurred in the module');
  });
});
