import assert from 'node:assert/strict';
import { packed } from '../../../../server/feeds/packed-file.ts';
import { VersionedFiles } from '../../../../server/feeds/versioned-files.ts';

const textFile = (text: string) => packed([Buffer.from(text)]);

describe('files made once per version', () => {
  let version = 'a';
  let made: string[] = [];
  let files: VersionedFiles;
  beforeEach(() => {
    version = 'a';
    made = [];
    files = new VersionedFiles(
      () => version,
      () => {
        const of = version;
        return async (name) => {
          made.push(`${name} of ${of}`);
          if (name === 'broken') throw new Error('not now');
          return name === 'none' ? undefined : textFile(`${name} ${of}`);
        };
      },
    );
  });

  it('are made once for all who ask, and anew for another version', async () => {
    const [first, second] = await Promise.all([files.file('x'), files.file('x')]);
    assert.equal(first, second);
    assert.equal(await files.file('x'), first);
    version = 'b';
    assert.notEqual((await files.file('x'))?.etag, first?.etag);
    assert.deepEqual(made, ['x of a', 'x of b']);
  });

  it('that do not exist are not cached', async () => {
    for (const _again of [1, 2]) assert.equal(await files.file('none'), undefined);
    assert.equal(made.length, 2);
  });

  it('are tried again after a failure, which all who wait get', async () => {
    const asked = [files.file('broken'), files.file('broken')];
    for (const each of asked) await assert.rejects(each, /not now/);
    assert.equal(made.length, 1);
    await assert.rejects(files.file('broken'), /not now/);
    assert.equal(made.length, 2);
  });

  it('have a tag of their whole content, however it is cut', async () => {
    const tag = async (...pieces: string[]) =>
      (await packed(pieces.map((piece) => Buffer.from(piece)))).etag;
    assert.equal(await tag('one', 'two'), await tag('onetwo'));
    assert.notEqual(await tag('one', 'two'), await tag('one', 'tw'));
    assert.match(await tag(''), /^W\/"[\w-]{27}"$/);
  });
});
