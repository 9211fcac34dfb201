import assert from 'node:assert/strict';
import { compressFile, type PackedFile } from '../../../../../server/web/feeds/compressed-file.ts';
import { VersionedFiles } from '../../../../../server/web/feeds/versioned-files.ts';

describe('files made once per version', () => {
  let version: string;
  let asked: string[];
  let running: number;
  let mostRunning: number;
  let failing: boolean;
  let files: VersionedFiles;
  beforeEach(() => {
    version = '1';
    asked = [];
    running = 0;
    mostRunning = 0;
    failing = false;
    files = new VersionedFiles(
      () => version,
      () => {
        const made = version;
        return (name) => make(made, name);
      },
    );
  });

  async function make(made: string, name: string): Promise<PackedFile | undefined> {
    asked.push(`${made} ${name}`);
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    const file = await compressFile([Buffer.from(`${made} ${name}`)]);
    running -= 1;
    if (failing) throw new Error('no');
    return name === 'none' ? undefined : file;
  }

  it('are made when asked for, once for all, one at a time', async () => {
    const names = ['a', 'b', 'a', 'c', 'b'];
    const found = await Promise.all(names.map((name) => files.file(name)));
    assert.deepEqual(asked, ['1 a', '1 b', '1 c']);
    assert.equal(found[0], found[2]);
    assert.equal(mostRunning, 1);
  });

  it('are made anew for a new version, also while the old one is being made', async () => {
    const before = files.file('a');
    version = '2';
    const after = await files.file('a');
    assert.notEqual((await before)?.etag, after?.etag);
    assert.equal(await files.file('a'), after);
    assert.deepEqual(asked, ['1 a', '2 a']);
  });

  it('are tried again after a failure, which stops no other', async () => {
    failing = true;
    const failed = files.file('a');
    await assert.rejects(failed, /no/);
    failing = false;
    assert.ok(await files.file('b'));
    assert.ok(await files.file('a'));
  });

  it('are not remembered where there is none', async () => {
    assert.equal(await files.file('none'), undefined);
    assert.equal(await files.file('none'), undefined);
    assert.deepEqual(asked, ['1 none', '1 none']);
  });
});
