import assert from 'node:assert/strict';
import { createLog } from '../../../../../server/platform/log.ts';
import { createLiveSite } from '../../../../../server/services/site/live-site.ts';
import { SiteError, type SiteProblem } from '../../../../../server/services/site/site-error.ts';

interface Line {
  level: string;
  msg: string;
  file?: string;
  path?: string;
  reason?: string;
}

const WRONG: SiteProblem = { file: 'pages/a.json', path: 'params.title.nl', reason: 'is missing' };
const ALSO_WRONG: SiteProblem = { file: 'site.json', path: 'line 3, column 4', reason: 'a comma' };

/** A site whose folder holds what the test sets: a version, or an error. */
async function sampleLive() {
  const lines: Line[] = [];
  const told: string[] = [];
  const folder = { holds: 'one' as string | Error, reads: 0 };
  const live = await createLiveSite({
    log: createLog('debug', { write: (line: string) => lines.push(JSON.parse(line) as Line) }),
    load: async () => {
      folder.reads += 1;
      const { holds } = folder;
      await Promise.resolve();
      if (typeof holds !== 'string') throw holds;
      return { version: holds };
    },
    onEdition: ({ version }) => told.push(version),
  });
  return { live, folder, lines, told };
}

const broken = (...problems: SiteProblem[]) => new SiteError('/agency', problems);

describe('createLiveSite', () => {
  it('does not start with a broken site', async () => {
    const log = createLog('silent');
    const load = () => Promise.reject(broken(WRONG));
    await assert.rejects(createLiveSite({ log, load }), SiteError);
  });

  it('tells of the first edition, and swaps in each that differs', async () => {
    const { live, folder, lines, told } = await sampleLive();
    assert.equal(live.current.version, 'one');
    await live.reload();
    assert.deepEqual([told, lines], [['one'], []]);
    folder.holds = 'two';
    await live.reload();
    assert.equal(live.current.version, 'two');
    assert.deepEqual(told, ['one', 'two']);
  });

  it('keeps the last good edition, and logs file, path and reason of each mistake once', async () => {
    const { live, folder, lines } = await sampleLive();
    const { current } = live;
    folder.holds = broken(WRONG);
    await live.reload();
    await live.reload();
    assert.equal(live.current, current);
    assert.deepEqual(live.problems, ['pages/a.json: params.title.nl: is missing']);
    assert.equal(lines.length, 1);
    const { file, path, reason } = lines[0] as Line;
    assert.deepEqual({ file, path, reason }, WRONG);

    folder.holds = broken(WRONG, ALSO_WRONG);
    await live.reload();
    assert.deepEqual(
      lines.map((line) => line.file),
      ['pages/a.json', 'site.json'],
    );
  });

  it('drops the mistakes once they are fixed, and logs them again when they recur', async () => {
    const { live, folder, lines } = await sampleLive();
    folder.holds = broken(WRONG);
    await live.reload();
    folder.holds = 'one';
    await live.reload();
    assert.deepEqual(live.problems, []);
    folder.holds = broken(WRONG);
    await live.reload();
    assert.deepEqual(
      lines.map(({ level }) => level),
      ['error', 'info', 'error'],
    );
  });

  it('keeps the last good edition when the folder cannot be read at all', async () => {
    const { live, folder, lines } = await sampleLive();
    folder.holds = new Error('EACCES: permission denied');
    await live.reload();
    await live.reload();
    assert.equal(live.current.version, 'one');
    assert.deepEqual(live.problems, [
      "the site's files cannot be read: Error: EACCES: permission denied",
    ]);
    assert.equal(lines.length, 1);
  });

  it('keeps the current edition when the next one cannot be put to use', async () => {
    let isFirst = true;
    const live = await createLiveSite({
      log: createLog('silent'),
      load: () => Promise.resolve({ version: isFirst ? 'one' : 'two' }),
      onEdition: () => {
        if (!isFirst) throw new Error('no memory');
        isFirst = false;
      },
    });
    await live.reload();
    assert.equal(live.current.version, 'one');
    assert.equal(live.problems.length, 1);
  });

  it('reads once more for all that call during a reading, and answers them after it', async () => {
    const { live, folder } = await sampleLive();
    const first = live.reload();
    await Promise.resolve();
    folder.holds = 'two';
    const others = [live.reload(), live.reload(), live.reload()];
    await Promise.all(others);
    assert.equal(live.current.version, 'two');
    await first;
    assert.equal(folder.reads, 3);
  });
});
