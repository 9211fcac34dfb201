import assert from 'node:assert/strict';
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, makeFolderSync } from '../../../../../server/platform/files/make-folder.ts';
import { temporaryDir } from '../../../../support/site-app.ts';

const WAYS: Readonly<Record<string, (dir: string, mode?: number) => Promise<void>>> = {
  makeFolder,
  makeFolderSync: async (dir, mode) => makeFolderSync(dir, mode),
};

describe('the folders that are made', () => {
  for (const [name, make] of Object.entries(WAYS)) {
    it(`are made with those above, in one mode, and left where they are (${name})`, async () => {
      const top = temporaryDir();
      await make(path.join(top, 'a/b/c'), 0o700);
      for (const folder of ['a', 'a/b', 'a/b/c']) {
        assert.equal(statSync(path.join(top, folder)).mode & 0o777, 0o700);
      }
      await make(path.join(top, 'a/b'), 0o755);
      assert.equal(statSync(path.join(top, 'a/b')).mode & 0o777, 0o700);
      await make('/');
    });

    it(`may be made by several at once, also behind a link (${name})`, async () => {
      const top = temporaryDir();
      mkdirSync(path.join(top, 'there'));
      symlinkSync(path.join(top, 'there'), path.join(top, 'link'));
      const deep = path.join(top, 'link/a/b');
      await Promise.all(Array.from({ length: 8 }, () => make(deep)));
      assert.ok(statSync(path.join(top, 'there/a/b')).isDirectory());
    });

    it(`are refused where a file is, behind a link to nothing, and in /proc (${name})`, async () => {
      const top = temporaryDir();
      writeFileSync(path.join(top, 'file'), '');
      symlinkSync(path.join(top, 'nothing'), path.join(top, 'link'));
      for (const place of ['file', 'file/in', 'link', 'link/in']) {
        await assert.rejects(make(path.join(top, place)), { code: 'EEXIST' });
      }
      if (process.platform !== 'linux') return;
      await assert.rejects(make('/proc/agency/deep'), { code: 'ENOENT', path: '/proc/agency' });
    });
  }
});
