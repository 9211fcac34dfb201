import assert from 'node:assert/strict';
import { runSync } from '../../../../../server/platform/concurrency/in-slices.ts';
import { RemotePictureUrls } from '../../../../../server/services/media/remote-picture-urls.ts';

const HOST = 'crm.example';
const source = (id: number) => `https://${HOST}/${id}.jpg`;

/** A home whose pictures are counted each time that they are looked at. */
function countedHomes(count: number): { homes: object[]; looked: () => number } {
  let looked = 0;
  const homes = Array.from({ length: count }, (_, id) => ({
    get pictures() {
      looked += 1;
      return [{ source: source(id) }];
    },
  }));
  return { homes, looked: () => looked };
}

interface Wanted {
  version: string;
  data: object[];
  hosts?: string[];
}

function addressesOf(wanted: Wanted): RemotePictureUrls {
  return new RemotePictureUrls(
    {
      version: () => wanted.version,
      data: () => wanted.data,
      hosts: () => wanted.hosts ?? [HOST],
    },
    { protocols: ['https:'], resolve: async () => [], mayConnect: () => false },
  );
}

describe('the addresses of pictures elsewhere', () => {
  it('are looked for a few things at a time before they count, and not again then', () => {
    const wanted = { version: '1', data: [] as object[] };
    const addresses = addressesOf(wanted);
    assert.deepEqual(runSync(addresses.all()), []);
    const { homes, looked } = countedHomes(100);
    const steps = addresses.prepare([homes]);
    steps.next();
    assert.equal(looked(), 20);
    runSync(steps);
    assert.deepEqual(runSync(addresses.all()), []);
    Object.assign(wanted, { version: '2', data: [homes] });
    assert.equal(runSync(addresses.all()).length, 100);
    assert.equal(addresses.at(addresses.find(source(7))!.base)?.source, source(7));
    assert.equal(looked(), 100);
  });

  it('are all looked at some thousands at a time', () => {
    const { homes } = countedHomes(5000);
    const addresses = addressesOf({ version: '1', data: [homes] });
    const steps = addresses.all();
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    assert.deepEqual([count, step.value.length], [2, 5000]);
  });

  it('are those of allowed hosts, which may change without a look at the data', () => {
    const { homes, looked } = countedHomes(100);
    const wanted = { version: '1', data: [homes], hosts: [HOST] };
    const addresses = addressesOf(wanted);
    const { base } = addresses.find(source(7))!;
    Object.assign(wanted, { version: '2', hosts: ['other.example'] });
    assert.equal(addresses.find(source(7)), undefined);
    assert.equal(addresses.at(base), undefined);
    assert.deepEqual(runSync(addresses.all()), []);
    Object.assign(wanted, { version: '3', hosts: ['other.example', HOST] });
    assert.equal(addresses.at(base)?.source, source(7));
    assert.equal(addresses.find(source(7))?.base, base);
    assert.equal(runSync(addresses.all()).length, 100);
    assert.equal(looked(), 100);
  });

  it('are those of the panorama for what is one in any part of the data', () => {
    const photograph = [{ source: source(1) }];
    const panorama = [{ panorama: { source: source(1) } }];
    const alone = addressesOf({ version: '1', data: [photograph] }).find(source(1))!;
    for (const data of [
      [photograph, panorama],
      [panorama, photograph],
    ]) {
      const addresses = addressesOf({ version: '1', data });
      const [picture, ...others] = runSync(addresses.all());
      assert.deepEqual(others, []);
      assert.equal(addresses.find(source(1)), picture);
      assert.notEqual(picture?.base, alone.base);
      assert.equal(addresses.at(alone.base), undefined);
    }
  });
});
