import assert from 'node:assert/strict';
import { shareUrl, SHARE_TARGETS } from '../../../../../views/domain/property/share-links.ts';
import { toursOf } from '../../../../../views/domain/property/tours.ts';

const VIDEO = 'https://www.youtube.com/watch?v=Kd7Lq2xWm0A';
const MODEL = 'https://my.matterport.com/show/?m=h3Yq8ZtRk5N';

describe('the tours of a home', () => {
  it('are what their host makes of them, in the order of the CRM', () => {
    const tours = toursOf({ virtualTour: MODEL, virtualTour2: VIDEO });
    assert.deepEqual(
      tours.map(({ kind, embed }) => [kind, embed?.kind]),
      [
        ['model', 'matterport'],
        ['video', 'youtube'],
      ],
    );
  });

  it('of another host open elsewhere', () => {
    const [tour] = toursOf({ virtualTour: 'https://tour.example/7' });
    assert.deepEqual(tour, { kind: 'tour', link: 'https://tour.example/7', embed: undefined });
  });

  it('are counted once', () => {
    assert.equal(toursOf({ virtualTour: VIDEO, virtualTour2: VIDEO }).length, 1);
  });

  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'nothing', '']) {
    it(`are never ${link}`, () => assert.deepEqual(toursOf({ virtualTour: link }), []));
  }
});

describe('sharing', () => {
  it('keeps whatever the title holds within its own part of the URL', () => {
    const shared = { title: 'Huis & tuin?x=1#a', url: 'https://kade.example/nl/te-koop/é?a=1&b=2' };
    for (const target of SHARE_TARGETS) {
      const url = new URL(shareUrl(target, shared));
      assert.equal(url.hash, '');
      const values = [...url.searchParams.values()].join(' ');
      assert.ok(values.includes(shared.url), target);
    }
  });
});
