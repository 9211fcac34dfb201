import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createLog } from '../../../../../server/platform/log.ts';
import { hasSite, watchSite } from '../../../../../server/services/site/watch-site.ts';
import { systemTimers, type Timers } from '../../../../../server/platform/concurrency/timers.ts';
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
  /**
   * Writes a file until it is reported by name: what is written while the folder is watched anew is
   * part of the report of the whole folder.
   */
  writeUntilTold: (file: string) => Promise<void>;
  /** Resolves once a line of the log matches. */
  logged: (pattern: RegExp) => Promise<void>;
  /** All files reported so far. */
  reported: ReadonlySet<string>;
}

/** Watches a folder, or what a symbolic link to it leads to. */
async function watching(
  timers: Timers,
  use: (watched: Watching) => Promise<void>,
  { isLinked = false } = {},
) {
  await inFolder(FILES, async (folder) => {
    const dir = isLinked ? `${folder}-link` : folder;
    if (isLinked) await symlink(folder, dir);
    const changes: (readonly string[])[] = [];
    const reported = new Set<string>();
    let wake = () => {};
    const onChange = (files: readonly string[]) => {
      changes.push(files);
      for (const file of files) reported.add(file);
      wake();
    };
    const next = async (): Promise<readonly string[]> => {
      while (changes.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return changes.shift() as readonly string[];
    };
    const told = async (file: string): Promise<readonly string[]> => {
      const files = await next();
      return files.includes(file) ? files : told(file);
    };
    const write = (file: string) => writeFile(path.join(dir, file), 'edited');
    const writeUntilTold = async (file: string): Promise<void> => {
      await write(file);
      if (!(await next()).includes(file)) await writeUntilTold(file);
    };
    const lines: string[] = [];
    let wakeReader = () => {};
    const log = createLog('warn', {
      write: (line: string) => {
        lines.push(line);
        wakeReader();
      },
    });
    const logged = async (pattern: RegExp): Promise<void> => {
      while (!lines.some((line) => pattern.test(line))) {
        await new Promise<void>((resolve) => (wakeReader = resolve));
      }
    };
    const stop = await watchSite(dir, { log, timers, onChange });
    try {
      await use({ dir, write, told, writeUntilTold, logged, reported });
    } finally {
      await stop();
      if (isLinked) await rm(dir, { force: true });
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

  it('goes on when the folder is removed and copied again', async () => {
    await watching(AT_ONCE, async ({ dir, told, writeUntilTold }) => {
      const release = await mkdtemp(path.join(os.tmpdir(), 'vitrine-release-'));
      try {
        await cp(dir, release, { recursive: true });
        for (const round of ['once', 'twice']) {
          await rm(dir, { recursive: true });
          await cp(release, dir, { recursive: true });
          await told('');
          await writeUntilTold(`pages/${round}.json`);
        }
      } finally {
        await rm(release, { recursive: true });
      }
    });
  });

  it('follows a symbolic link to the folder that is switched', async () => {
    const use = async ({ dir, told, writeUntilTold }: Watching) => {
      const next = await mkdtemp(path.join(os.tmpdir(), 'vitrine-next-'));
      try {
        await mkdir(path.join(next, 'pages'));
        await symlink(next, `${dir}-next`);
        await rename(`${dir}-next`, dir);
        await told('');
        await writeUntilTold('pages/home.json');
      } finally {
        await rm(next, { recursive: true });
      }
    };
    await watching(AT_ONCE, use, { isLinked: true });
  });

  it('says that the folder is gone, and goes on once it is back', async () => {
    await watching(AT_ONCE, async ({ dir, told, writeUntilTold, logged }) => {
      await rename(dir, `${dir}-away`);
      await logged(/is not there/);
      assert.equal(await hasSite(dir), false);
      await rename(`${dir}-away`, dir);
      await told('');
      assert.equal(await hasSite(dir), true);
      await writeUntilTold('pages/home.json');
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
