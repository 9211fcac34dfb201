import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../support/run-command.ts';
import { temporaryDataDir } from '../../support/site-app.ts';

describe('a start whose store cannot be opened', () => {
  for (const [file, store] of [
    ['leads.sqlite', 'leads'],
    ['limits.sqlite', 'rate limits'],
    ['owners.sqlite', 'owners’ sessions'],
    ['missing-pages.sqlite', 'missing pages'],
  ] as const) {
    it(`ends with 1 and names the store of ${store} in one line, before it listens`, async () => {
      const dataDir = temporaryDataDir();
      mkdirSync(path.join(dataDir, file));
      const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
      const { code, stdout, stderr } = await runCommand('server/main.ts', [], env);
      assert.equal(code, 1);
      assert.equal(stdout, '');
      assert.match(stderr, new RegExp(`^The store of ${store} cannot be opened: EISDIR.*\\n$`));
    });
  }
});
