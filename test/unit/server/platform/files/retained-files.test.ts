import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  isHashed,
  retainFiles,
  retainFolder,
  removeOutdated,
} from '../../../../../server/platform/files/retained-files.ts';
import { filesBelow } from '../../../../../server/platform/files/files-below.ts';

const DAY = 24 * 60 * 60_000;
const TODAY = Date.UTC(2026, 10, 23);
const MEGABYTE = 1024 * 1024;

describe('the hashed files that releases keep', () => {
  let top: string;
  let dir: string;
  beforeEach(async () => {
    top = await mkdtemp(path.join(os.tmpdir(), 'vitrine-kept-'));
    dir = path.join(top, 'kept');
  });
  afterEach(() => rm(top, { recursive: true }));

  const kept = async () => (await filesBelow(dir)).sort();
  const at = (days: number) => ({ dir, now: () => TODAY + days * DAY });

  /** A build's folder with these files. */
  async function release(...names: string[]): Promise<string> {
    const from = await mkdtemp(path.join(top, 'release-'));
    for (const name of names) {
      await mkdir(path.dirname(path.join(from, name)), { recursive: true });
      await writeFile(path.join(from, name), name);
    }
    return from;
  }

  it('are those whose names change with their content, and their compressed copies', async () => {
    const hashed = [
      'js/boot.74be8bdc50.js',
      'js/boot.74be8bdc50.js.br',
      'fonts/a-620.0c97f03c.woff2',
    ];
    const others = ['js/boot.74be8bdc50.js.LICENSE.txt', 'robots.txt', 'js/boot.js'];
    await retainFolder(await release(...hashed, ...others), at(0));
    assert.deepEqual(await kept(), hashed.toSorted());
    await retainFiles([{ name: '0f3a9c12.css', bytes: Buffer.from('a {}') }], at(0));
    assert.ok((await kept()).includes('0f3a9c12.css'));
  });

  it('have names without a way out of the folder', () => {
    const names = ['../js/a.74be8bdc50.js', '/js/a.74be8bdc50.js', 'js/../a.74be8bdc50.js'];
    for (const name of [...names, 'js//a.74be8bdc50.js', '.74be8bdc50.js', 'a.74be8bdc50.js/x']) {
      assert.equal(isHashed(name), false, name);
    }
  });

  it('stay for a week after the last day on which a release had them', async () => {
    const first = await release('js/same.aaaaaaaa.js', 'js/old.bbbbbbbb.js');
    const second = await release('js/same.aaaaaaaa.js', 'js/new.cccccccc.js');
    await retainFolder(first, at(0));
    // The first runs for twenty days, and is replaced.
    await retainFolder(first, at(20));
    await retainFolder(second, at(20));
    await retainFolder(second, at(27));
    await removeOutdated(at(27));
    assert.equal((await kept()).length, 3);
    await retainFolder(second, at(29));
    await removeOutdated(at(29));
    assert.deepEqual(await kept(), ['js/new.cccccccc.js', 'js/same.aaaaaaaa.js']);
  });

  it('are left as they are where a start asks so, and added where they are missing', async () => {
    await retainFolder(await release('js/same.aaaaaaaa.js'), at(0));
    const second = await release('js/same.aaaaaaaa.js', 'js/new.cccccccc.js');
    await retainFolder(second, { ...at(20), left: new Set(await kept()) });
    await retainFiles([{ name: 'js/same.aaaaaaaa.js', bytes: Buffer.from('other') }], {
      ...at(20),
      left: new Set(await kept()),
    });
    assert.deepEqual(await kept(), ['js/new.cccccccc.js', 'js/same.aaaaaaaa.js']);
    await removeOutdated(at(20));
    assert.deepEqual(await kept(), ['js/new.cccccccc.js']);
  });

  it('take 200 MB at most: the oldest go first', async () => {
    const large = (name: string) => [{ name, bytes: Buffer.alloc(90 * MEGABYTE) }];
    await retainFiles(large('a.aaaaaaaa.js'), at(0));
    await retainFiles(large('b.bbbbbbbb.js'), at(1));
    await removeOutdated(at(1));
    assert.deepEqual(await kept(), ['a.aaaaaaaa.js', 'b.bbbbbbbb.js']);
    await retainFiles(large('c.cccccccc.js'), at(2));
    await removeOutdated(at(2));
    assert.deepEqual(await kept(), ['b.bbbbbbbb.js', 'c.cccccccc.js']);
  });

  it('may be added by several servers at a time', async () => {
    const from = await release('js/boot.74be8bdc50.js');
    await Promise.all([1, 2, 3].map(() => retainFolder(from, at(0))));
    assert.deepEqual(await kept(), ['js/boot.74be8bdc50.js']);
    assert.equal((await stat(path.join(dir, 'js/boot.74be8bdc50.js'))).mtimeMs, TODAY);
  });

  it('are an empty folder where there was no release', async () => {
    await retainFolder(path.join(top, 'none'), at(0));
    await removeOutdated(at(0));
    assert.deepEqual(await kept(), []);
  });
});
