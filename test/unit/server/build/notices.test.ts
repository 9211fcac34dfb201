import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildNotices } from '../../../../server/build/notices.ts';
import { inFolder } from './in-folder.ts';

const LOCK = JSON.stringify({
  packages: {
    '': { name: 'vitrine', version: '1.0.0', license: 'GPL-3.0-or-later' },
    'node_modules/zebra': { version: '2.0.0', license: 'MIT' },
    'node_modules/@scope/ant': { version: '1.1.0', license: 'ISC' },
    'node_modules/zebra/node_modules/@scope/ant': { version: '0.9.0', license: 'ISC' },
    'node_modules/tester': { version: '3.0.0', license: 'MIT', dev: true },
    'node_modules/other-system': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/bare': { version: '1.0.0' },
  },
});

const FILES = {
  'package-lock.json': LOCK,
  'node_modules/zebra/LICENSE': 'Zebra may be used.\r\n\r\n',
  'node_modules/zebra/NOTICE.md': 'Zebra has stripes.',
  'node_modules/zebra/license.js': 'code',
  'node_modules/@scope/ant/LICENCE.txt': 'Ants may be used.',
  'node_modules/zebra/node_modules/@scope/ant/COPYING': 'Old ants may be used.',
  'node_modules/tester/LICENSE': 'Only for tests.',
  'node_modules/bare/package.json': '{}',
  'public/fonts/kop-OFL.txt': 'Kop is free.',
  'public/fonts/kop.woff2': 'font',
};

function notices(files: Record<string, string>): Promise<string> {
  return inFolder(files, async (root) => {
    const outFile = path.join(root, 'dist', 'notices.txt');
    await buildNotices({ root, outFile });
    return readFile(outFile, 'utf8');
  });
}

describe('buildNotices', () => {
  it('lists each installed package that is not for development only, sorted', async () => {
    const text = await notices(FILES);
    const named = [...text.matchAll(/^(\S+ \d\S*)\nLicence: (.*)$/gm)].map(([, name, licence]) => [
      name,
      licence,
    ]);
    assert.deepEqual(named, [
      ['@scope/ant 0.9.0', 'ISC'],
      ['@scope/ant 1.1.0', 'ISC'],
      ['bare 1.0.0', 'not stated'],
      ['zebra 2.0.0', 'MIT'],
    ]);
  });

  it('gives the text of every licence file, tidied, and of no other', async () => {
    const text = await notices(FILES);
    assert(
      text.includes('zebra 2.0.0\nLicence: MIT\n\nZebra may be used.\n\nZebra has stripes.\n'),
    );
    assert(text.includes('Ants may be used.\n'));
    assert(text.includes('Old ants may be used.\n'));
    for (const absent of ['\r', 'code', 'Only for tests.', 'other-system']) {
      assert(!text.includes(absent), absent);
    }
  });

  it('gives the licence of each font', async () => {
    assert((await notices(FILES)).endsWith('Font: kop\n\nKop is free.\n\n'));
  });

  it('ends with the notice that stands beside the data', async () => {
    const text = await notices({ ...FILES, 'public/data/NOTICE.md': 'Places are by others.\r\n' });
    assert(text.endsWith('Data: places\n\nPlaces are by others.\n\n'));
  });
});
