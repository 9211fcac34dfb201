import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pictureFileName } from '../../../../client/gallery/save-picture.ts';

const HREF = 'https://agency.example/media/a1/living.1600.jpg';

describe('the file name of a picture that is saved', () => {
  it('says which page, which number and what is on it', () => {
    const picture = { href: HREF, alt: 'Woonkamer, zuid · café', number: 3 };
    assert.equal(
      pictureFileName('/nl/te-koop/gent-rijwoning-70408', picture),
      'gent-rijwoning-70408-03-woonkamer-zuid-cafe.jpg',
    );
    assert.equal(
      pictureFileName('/de/projekte/eupen-am-walkerborn-p-3106/', { ...picture, alt: '' }),
      'eupen-am-walkerborn-p-3106-03.jpg',
    );
  });

  it('keeps the ending of the file that it is', () => {
    const file = { alt: '', number: 12 };
    assert.equal(pictureFileName('/', { ...file, href: 'https://a.example/b.PNG?x=1' }), '12.png');
    assert.equal(pictureFileName('/', { ...file, href: 'https://a.example/picture' }), '12.jpg');
  });

  it('is a name that every file system takes', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: 'binary' }), fc.nat(999), (path, alt, number) => {
        assert.match(pictureFileName(path, { href: HREF, alt, number }), /^[a-z0-9-]{1,100}\.jpg$/);
      }),
    );
  });
});
