import assert from 'node:assert/strict';
import { pictureName } from '../../../../../views/domain/property/picture-name.ts';

const READER = { locale: 'nl', site: { info: { languages: ['nl', 'fr'] } } } as const;

describe('the name of a picture', () => {
  it('is its own, also one in another language', () => {
    const source = 'living-room.jpg';
    assert.equal(pictureName({ source, name: { nl: 'Woonkamer' } }, READER).text, 'Woonkamer');
    assert.deepEqual(pictureName({ source, name: { fr: 'Séjour' } }, READER), {
      text: 'Séjour',
      lang: 'fr',
    });
  });

  for (const [source, words] of [
    ['woonkamer-met-haard.jpg', 'woonkamer met haard'],
    ['https://pictures.example/a/Cuisine%20%C3%A9quip%C3%A9e.JPG?w=2000', 'Cuisine équipée'],
    ['IMG_2034.jpg', ''],
    ['20261102_143012.jpg', ''],
    ['WhatsApp Image 2026-11-02.jpeg', ''],
    ['100%.jpg', ''],
    ['imagerie.jpg', 'imagerie'],
  ] as const) {
    it(`is “${words}” for the file ${source} without one`, () => {
      assert.equal(pictureName({ source, name: {} }, READER).text, words);
    });
  }
});
