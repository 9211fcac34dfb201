import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  filesOfCheckout,
  TOP_LEVEL,
  undocumentedEntries,
} from '../../../../server/checks/top-level.ts';
import { ROOT } from '../../../../server/build/paths.ts';
import { temporaryDir } from '../../../support/site-app.ts';

describe('the check of the top level', () => {
  it('refuses a file and a folder that nobody named, each once', () => {
    assert.deepEqual(
      undocumentedEntries([
        'README.md',
        'server/o.html',
        'o.html',
        'tmp/a.ts',
        'tmp/b.ts',
        'constructor',
      ]).map((message) => message.split(':')[0]),
      ['constructor', 'o.html', 'tmp'],
    );
  });

  it('names nothing that is not there', () => {
    const missing = Object.keys(TOP_LEVEL).filter((name) => !existsSync(path.join(ROOT, name)));
    assert.deepEqual(missing, []);
  });

  it('looks at what git tracks or does not know yet, not at what it ignores', () => {
    const root = temporaryDir();
    assert.deepEqual(filesOfCheckout(root), []);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    git('init', '--quiet');
    mkdirSync(path.join(root, 'dist'));
    for (const name of ['.gitignore', 'kept.ts', 'gone.ts', 'new é.html', 'dist/out.js']) {
      writeFileSync(path.join(root, name), 'dist/\n');
    }
    git('add', '.gitignore', 'kept.ts', 'gone.ts');
    rmSync(path.join(root, 'gone.ts'));
    assert.deepEqual(filesOfCheckout(root).sort(), ['.gitignore', 'kept.ts', 'new é.html']);
  });
});
