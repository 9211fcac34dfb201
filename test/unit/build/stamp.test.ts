import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whyStale } from '../../../server/build/build.ts';
import { changedInputs, hashInputs, readStamp } from '../../../server/build/stamp.ts';

describe('the stamp of a build', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'stamp-'));
    await mkdir(path.join(root, 'views/ui'), { recursive: true });
    await writeFile(path.join(root, 'views/ui/Card.tsx'), 'one');
    await writeFile(path.join(root, 'lock.json'), '{}');
  });
  afterEach(() => rm(root, { recursive: true }));

  const inputs = () => hashInputs(root, ['views', 'lock.json', 'not-there']);

  it('is the same for the same files', async () => {
    const before = await inputs();
    assert.deepEqual(Object.keys(before), ['lock.json', 'views/ui/Card.tsx']);
    assert.equal(whyStale(before, await inputs()), undefined);
  });

  it('changes with the bytes of a file, whatever its date', async () => {
    const before = await inputs();
    await writeFile(path.join(root, 'views/ui/Card.tsx'), 'two');
    assert.equal(whyStale(before, await inputs()), 'views/ui/Card.tsx changed');
  });

  it('changes with a file that is added or taken away', async () => {
    const before = await inputs();
    await writeFile(path.join(root, 'not-there'), 'now it is');
    await rm(path.join(root, 'views/ui/Card.tsx'));
    const now = await inputs();
    assert.deepEqual(changedInputs(before, now), ['not-there', 'views/ui/Card.tsx']);
    assert.equal(whyStale(before, now), 'not-there and 1 more changed');
  });

  it('is missing where no build was finished', async () => {
    const stamp = await readStamp(path.join(root, 'stamp.json'));
    assert.equal(whyStale(stamp, await inputs()), 'there is no finished build');
  });
});
