import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { learnSizes } from '../../../../../server/services/media/learn-sizes.ts';
import { MediaFault } from '../../../../../server/services/media/fetch/media-fault.ts';
import type { RemotePicture } from '../../../../../server/services/media/remote-picture-urls.ts';
import type { RemotePictures } from '../../../../../server/services/media/remote-pictures.ts';
import { PHOTOGRAPH } from '../../../../../server/services/media/sizing/recipe.ts';

const picture = (id: number, host = 'a.example'): RemotePicture => ({
  source: `https://${host}/${id}.jpg`,
  host,
  base: `${host}-${id}`,
  recipe: PHOTOGRAPH,
});

/** Of these hosts and pictures something is known. */
function remoteWith({ known = false, failing = [] }: { known?: boolean; failing?: string[] }) {
  const read: string[] = [];
  const remote = {
    size: () => (known ? { width: 3, height: 2 } : undefined),
    isFailing: ({ host }: RemotePicture) => failing.includes(host),
    read: async ({ base }: RemotePicture) => {
      read.push(base);
      throw new MediaFault('gone', 'no such picture');
    },
  };
  return { remote: remote as unknown as RemotePictures, read };
}

describe('the sizes of pictures elsewhere', () => {
  it('are learnt of each host that answers, whatever becomes of a picture', async () => {
    const { remote, read } = remoteWith({ failing: ['b.example'] });
    await learnSizes(remote, [picture(1), picture(1, 'b.example'), picture(2)]);
    assert.deepEqual(read, ['a.example-1', 'a.example-2']);
  });

  it('take one turn of the event loop for some thousands that are known, or cannot be had', async () => {
    const pictures = Array.from({ length: 20_000 }, (_, id) => picture(id));
    for (const given of [{ known: true }, { failing: ['a.example'] }]) {
      const { remote, read } = remoteWith(given);
      const over = learnSizes(remote, pictures).then(() => true);
      let turns = 0;
      do turns += 1;
      while (!(await Promise.race([over, setImmediate(false)])));
      assert.ok(turns >= 10, `${turns} turns`);
      assert.deepEqual(read, []);
    }
  });
});
