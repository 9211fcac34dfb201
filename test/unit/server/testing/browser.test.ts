import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, NoBrowserError, shellPath } from '../../../../server/testing/browser.ts';

describe('finding a browser', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function program(name: string): Promise<string> {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    await chmod(file, 0o755);
    return file;
  }

  it('takes what the environment names', async () => {
    const mine = await program('mine');
    await program('chromium');
    const env = { PATH: folder, CHROME_PATH: mine };
    assert.equal(findBrowser(env, 'linux'), mine);
  });

  it('says when the environment names nothing that runs', () => {
    const env = { CHROME_PATH: path.join(folder, 'gone') };
    assert.throws(() => findBrowser(env, 'linux'), NoBrowserError);
  });

  it('looks on the path', async () => {
    const chromium = await program('chromium');
    assert.equal(findBrowser({ PATH: folder }, 'linux'), chromium);
  });

  it('looks among the applications of macOS', async () => {
    const name = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const chrome = await program(name);
    assert.equal(findBrowser({ HOME: folder }, 'darwin'), chrome);
  });

  it('looks for the headless shell on the path', async () => {
    const shell = await program('chromium-headless-shell');
    assert.equal(shellPath({ PATH: folder }), shell);
  });

  it('takes no headless shell where the environment names the browser', async () => {
    const mine = await program('mine');
    await program('chromium-headless-shell');
    assert.equal(shellPath({ PATH: folder, PUPPETEER_EXECUTABLE_PATH: mine }), undefined);
  });
});
