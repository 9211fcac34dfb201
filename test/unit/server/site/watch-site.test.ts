import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createLog } from '../../../../server/log.ts';
import { watchSite } from '../../../../server/site/watch-site.ts';
import { systemTimers, type Timers } from '../../../../server/concurrency/timers.ts';
import { inFolder } from './site-files.ts';

const FILES = { 'site.json': {}, 'pages/home.json': {}, '.git/HEAD': {} };

/** No debounce: a change is reported at once, and several changes may be reported one by one. */
const AT_ONCE: Timers = {
  after(_ms, run) {
    const immediate = setImmediate(run);
    return () => clearImmediate(immediate);
  },
};

interface Watching {
  dir: string;
  write: (file: string) => Promise<void>;
  /** Resolves with the reported files once this file is among them. */
  told: (file: string) => Promise<readonly string[]>;
  /** All files reported so far. */
  reported: ReadonlySet<string>;
}

async function watching(timers: Timers, use: (watched: Watching) => Promise<void>) {
  await inFolder(FILES, async (dir) => {
    const changes: (readonly string[])[] = [];
    const reported = new Set<string>();
    let wake = () => {};
    const onChange = (files: readonly string[]) => {
      changes.push(files);
      for (const file of files) reported.add(file);
      wake();
    };
    const told = async (file: string): Promise<readonly string[]> => {
      while (changes.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const files = changes.shift() as readonly string[];
      return files.includes(file) ? files : told(file);
    };
    const write = (file: string) => writeFile(path.join(dir, file), 'edited');
    const stop = await watchSite(dir, { log: createLog('silent'), timers, onChange });
    try {
      await use({ dir, write, told, reported });
    } finally {
      await stop();
    }
  });
}

describe('watchSite', () => {
  it('tells of an edit in the folder and in the folders in it', async () => {
    await watching(AT_ONCE, async ({ dir, write, told }) => {
      await write('site.json');
      await told('site.json');
      await write('pages/new.json');
      await told('pages/new.json');
      await rm(path.join(dir, 'pages/home.json'));
      await told('pages/home.json');
    });
  });

  it('follows a folder that comes later, and one that takes the place of another', async () => {
    await watching(AT_ONCE, async ({ dir, write, told }) => {
      await mkdir(path.join(dir, 'fonts'));
      await told('fonts');
      await write('fonts/a.woff2');
      await told('fonts/a.woff2');

      await mkdir(path.join(dir, '.next'));
      await told('.next');
      await rename(path.join(dir, 'pages'), path.join(dir, '.last'));
      await told('pages');
      await rename(path.join(dir, '.next'), path.join(dir, 'pages'));
      await told('pages');
      await write('pages/other.json');
      await told('pages/other.json');
    });
  });

  it('follows a symbolic link that is turned to another folder', async () => {
    await watching(AT_ONCE, async ({ dir, told }) => {
      const away = await mkdtemp(path.join(os.tmpdir(), 'vitrine-linked-'));
      try {
        for (const name of ['one', 'two']) await mkdir(path.join(away, name));
        await symlink(path.join(away, 'one'), path.join(dir, 'homes'));
        await told('homes');
        await symlink(path.join(away, 'two'), path.join(dir, '.homes'));
        await rename(path.join(dir, '.homes'), path.join(dir, 'homes'));
        await told('homes');
        await writeFile(path.join(away, 'two/5.json'), '{}');
        await told('homes/5.json');
      } finally {
        await rm(away, { recursive: true });
      }
    });
  });

  it('looks into no hidden folder', async () => {
    await watching(AT_ONCE, async ({ write, told, reported }) => {
      for (const file of ['pages/home.json', 'site.json']) {
        await write('.git/HEAD');
        await write(file);
        await told(file);
      }
      assert.deepEqual([...reported].sort(), ['pages/home.json', 'site.json']);
    });
  });

  it('tells of nothing once it is stopped', async () => {
    await inFolder(FILES, async (dir) => {
      const told: unknown[] = [];
      const onChange = (files: readonly string[]) => told.push(files);
      const options = { log: createLog('silent'), timers: AT_ONCE, onChange };
      await (await watchSite(dir, options))();
      // Once a second watcher has reported the edit, the first one would have too.
      await new Promise<void>((resolve) => {
        void watchSite(dir, { ...options, onChange: () => resolve() }).then(() =>
          writeFile(path.join(dir, 'site.json'), 'edited'),
        );
      });
      assert.deepEqual(told, []);
    });
  });

  it('waits until nothing has happened for a moment', async () => {
    const waits: { run: () => void; cancelled: boolean }[] = [];
    let onWait = () => {};
    const timers: Timers = {
      after: (_ms, run) => {
        const wait = { run, cancelled: false };
        waits.push(wait);
        onWait();
        return () => {
          wait.cancelled = true;
        };
      },
    };
    await watching(timers, async ({ write, told }) => {
      const edited = async (file: string) => {
        const begun = new Promise<void>((resolve) => (onWait = resolve));
        await write(file);
        await begun;
      };
      await edited('site.json');
      await edited('pages/home.json');
      const open = waits.filter(({ cancelled }) => !cancelled);
      assert.equal(open.length, 1);
      assert.equal(open[0], waits.at(-1));
      open[0]?.run();
      assert.deepEqual(await told('site.json'), ['pages/home.json', 'site.json']);
      await edited('pages/home.json');
      waits.at(-1)?.run();
      assert.deepEqual(await told('pages/home.json'), ['pages/home.json']);
    });
  });

  it('says which folder it cannot watch, and goes on without it', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => lines.push(line) });
    const watched = { log, timers: systemTimers, onChange: () => {} };
    await (await watchSite('/no/such/agency', watched))();
    assert.match(lines.join(''), /a folder cannot be watched/);
  });
});
