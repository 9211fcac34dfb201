import assert from 'node:assert/strict';
import { pictureSources } from '../../../../../server/services/media/picture-sources.ts';

describe('pictureSources', () => {
  it('finds pictures wherever they stand, each once, in every language', () => {
    const data = {
      pages: [{ modules: [{ content: { picture: { source: 'a.jpg', name: { nl: 'source' } } } }] }],
      homes: [
        { pictures: [{ source: 'b.jpg' }, { source: 'a.jpg' }], manager: { photo: 'c.svg' } },
      ],
      articles: [{ imageUrl: { nl: 'd.jpg', fr: 'e.jpg' }, title: { nl: 'f.jpg' } }],
      empty: null,
    };
    assert.deepEqual([...pictureSources([data]).keys()].sort(), [
      'a.jpg',
      'b.jpg',
      'c.svg',
      'd.jpg',
      'e.jpg',
    ]);
  });

  it('takes nothing else for a picture', () => {
    const documents = [{ url: 'https://crm.example/plan.pdf', fileName: 'plan.pdf' }];
    assert.deepEqual([...pictureSources({ documents, video: 'https://video.example/1' })], []);
  });

  it('knows a panorama, also one that stands among the photographs', () => {
    const wide = { source: 'a.jpg', name: { nl: 'Woonkamer' } };
    for (const home of [
      { pictures: [wide, { source: 'b.jpg' }], panorama: wide },
      { panorama: wide, pictures: [wide, { source: 'b.jpg' }] },
    ]) {
      const uses = pictureSources([home]);
      assert.deepEqual([uses.get('a.jpg'), uses.get('b.jpg')], ['panorama', 'photograph']);
    }
  });
});
