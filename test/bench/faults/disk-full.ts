import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { load } from 'cheerio';
import { temporaryDir } from '../../support/site-app.ts';
import type { Figure } from '../figures.ts';
import { type ServerProcess, startCommand } from '../server-process.ts';
import { PICTURES } from './shared-data.ts';
import { type Answered, submit } from './submit.ts';

const MAIN = new URL('../../../dist/server/main.cjs', import.meta.url).pathname;
/** A file system in memory of its own, which this program can fill. */
const IN_SMALL_DISK = `mount -t tmpfs -o size=24m tmpfs "$DATA_DIR" &&
  ln -s "$PICTURES" "$DATA_DIR/media" && exec "$0" "$1"`;
const FORMS = 50;

/** Forms while the disk of DATA_DIR is full, and after. Linux alone has such a disk without a mount. */
export async function diskFullFigures(): Promise<Figure[]> {
  const isPossible = spawnSync('unshare', ['-rm', 'true']).status === 0;
  if (!isPossible) {
    process.stdout.write('A full disk is not measured: it needs unshare (Linux).\n');
    return [];
  }
  const dataDir = temporaryDir();
  const server = await startCommand(
    ['unshare', '-rm', 'sh', '-c', IN_SMALL_DISK, process.execPath, MAIN],
    '/readyz',
    { env: { DATA_DIR: dataDir, PICTURES, TRUST_PROXY: '1' } },
  );
  try {
    return await figuresOf(server, `/proc/${server.pid}/root${dataDir}/filler`);
  } finally {
    await server.stop();
  }
}

async function figuresOf({ origin }: ServerProcess, filler: string): Promise<Figure[]> {
  const before = await submit(origin, newSubmission());
  fillDisk(filler);
  const sent = Array.from({ length: FORMS }, newSubmission);
  const answers: Answered[] = [];
  for (const submission of sent) answers.push(await submit(origin, submission));
  const refused = answers.filter(({ status }) => status === 503);
  const whole = answers.filter((answer, index) => isWhole(answer, sent[index]?.marker ?? ''));
  const pages = await Promise.all(
    ['/nl', '/nl/te-koop?bench=1', '/nl/contact', '/readyz'].map((path) => fetch(origin + path)),
  );
  rmSync(filler);
  const after = await submit(origin, newSubmission());
  return [
    {
      name: 'disk full: forms answered by 503 with what was typed and the phone',
      value: refused.filter((answer) => whole.includes(answer)).length,
      unit: '',
      least: 1,
      note: `of ${FORMS}; the others found room in the file and were stored`,
    },
    {
      name: 'disk full: forms answered otherwise',
      value: answers.filter((answer) => answer.status !== 303 && !whole.includes(answer)).length,
      unit: '',
      most: 0,
    },
    {
      name: 'disk full: pages that were not answered',
      value: pages.filter(({ ok }) => !ok).length,
      unit: '',
      most: 0,
    },
    {
      name: 'disk full: forms not thanked before and after',
      value: [before, after].filter(({ status }) => status !== 303).length,
      unit: '',
      most: 0,
    },
  ];
}

function newSubmission() {
  return { key: randomUUID(), marker: `f-${randomUUID()}` };
}

function isWhole({ status, body }: Answered, marker: string): boolean {
  if (status !== 503) return false;
  const $ = load(body);
  return (
    $('[name="Content"]').val() === marker &&
    $('[name="Email"]').val() === `${marker}@example.be` &&
    ($('[role="alert"] a').attr('href') ?? '').startsWith('tel:')
  );
}

/** Writes until there is no room, also not for a page of 4 KB. */
function fillDisk(file: string): void {
  const opened = openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096, 1]) {
      try {
        for (;;) writeSync(opened, Buffer.alloc(size, 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(opened);
  }
}
