import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  changesSince,
  isServerOnly,
  readInputs,
  readStamp,
  SOURCES,
  staleReason,
  writeStamp,
} from '../../../../server/starter/stamp.mjs';

describe('the stamp of a build', () => {
  let root: string;
  let stamp: string;
  let card: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'stamp-'));
    stamp = path.join(root, 'stamp.json');
    card = path.join(root, 'views/ui/Card.tsx');
    await mkdir(path.join(root, 'views/ui'), { recursive: true });
    await writeFile(card, 'one');
    await writeFile(path.join(root, 'lock.json'), '{}');
    writeStamp(stamp, inputs());
  });
  afterEach(() => rm(root, { recursive: true }));

  const sources = ['views', 'lock.json', 'not-there'];
  const inputs = () => readInputs(root, sources);
  const changes = () => changesSince(stamp, root, sources);

  it('is the same for the same files', () => {
    const all = ['lock.json', 'views/', 'views/ui/', 'views/ui/Card.tsx'];
    assert.deepEqual(Object.keys(inputs()), all);
    assert.deepEqual(changes(), []);
    assert.equal(staleReason([]), undefined);
  });

  it('changes with the bytes of a file', async () => {
    await writeFile(card, 'two');
    assert.deepEqual(changes(), ['views/ui/Card.tsx']);
    assert.equal(staleReason(changes()), 'views/ui/Card.tsx changed');
  });

  it('does not change with the time of a file, and takes the new time over', async () => {
    await utimes(card, 1, 1);
    assert.deepEqual(changes(), []);
    assert.equal(readStamp(stamp)?.['views/ui/Card.tsx']?.mtimeMs, 1000);
  });

  it('reads no file whose size and time are the same', async () => {
    const { atime, mtime } = await stat(card);
    await writeFile(card, 'eno');
    await utimes(card, atime, mtime);
    const known = readStamp(stamp)?.['views/ui/Card.tsx'];
    const now = readInputs(root, sources, { 'views/ui/Card.tsx': { ...known!, mtimeMs: +mtime } });
    assert.equal(now['views/ui/Card.tsx']?.hash, known?.hash);
  });

  it('reads no folder whose time is the same', async () => {
    const folder = path.join(root, 'views/ui');
    const other = path.join(folder, 'Other.tsx');
    for (const name of ['views', 'views/ui']) await utimes(path.join(root, name), 1, 1);
    assert.deepEqual(changes(), []);
    await writeFile(other, 'three');
    await utimes(folder, 1, 1);
    assert.deepEqual(changes(), []);
    await utimes(folder, 2, 2);
    assert.deepEqual(changes(), ['views/ui/Other.tsx']);
  });

  it('reads a folder again that had changed just before', async () => {
    const folder = path.join(root, 'views/ui');
    const { atime, mtime } = await stat(folder);
    await writeFile(path.join(folder, 'Other.tsx'), 'three');
    await utimes(folder, atime, mtime);
    assert.deepEqual(changes(), ['views/ui/Other.tsx']);
  });

  it('changes with a file that is added or taken away', async () => {
    await writeFile(path.join(root, 'not-there'), 'now it is');
    await rm(card);
    assert.deepEqual(changes(), ['not-there', 'views/ui/Card.tsx']);
    assert.equal(staleReason(changes()), 'not-there and 1 more changed');
  });

  it('is missing where no build was finished', async () => {
    await rm(stamp);
    assert.equal(changes(), undefined);
    assert.equal(staleReason(undefined), 'there is no finished build');
  });

  it('leaves out what the running server reads itself', () => {
    const files = Object.keys(
      readInputs(path.resolve(import.meta.dirname, '../../../..'), SOURCES),
    );
    assert.ok(
      files.includes('server/main.ts') && files.includes('views/domain/property/property.ts'),
    );
    assert.deepEqual(
      files.filter((file) => /^server\/(demo|new-site)\//.test(file)),
      [],
    );
  });

  it("tells the server's own files from those that pages are made of", () => {
    assert.ok(isServerOnly('server/main.ts'));
    for (const file of [
      'server/services/render/bundles.ts',
      'server/services/site/fonts/font-metrics.ts',
      'server/build/styles.ts',
      'views/a.ts',
    ]) {
      assert.ok(!isServerOnly(file), file);
    }
  });
});
