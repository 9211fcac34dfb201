import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer';
import { DESKTOP, useBrowser } from '../../support/browser.ts';
import { ProjectCopy } from '../../support/project/project-copy.ts';
import { portOf, type StartedServer, startMain } from '../../support/started-server.ts';

const PAGE = '/nl/privacy';
/** The first element of every page. */
const SKIP = '.skip';

/** A way to break a file, what is shown of it, and a change of the file that a page shows. */
interface Mistake {
  file: string;
  breakIt: (text: string) => string;
  shown: RegExp;
  change: (text: string) => string;
  /** An element that there is, or a property that it has, once the change is shown. */
  changed: readonly [selector: string, property?: string];
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  component: {
    file: 'views/layout/Document.tsx',
    breakIt: (text) => text.replace('</main>', '</mane>'),
    shown: /views\/layout\/Document\.tsx[^]*mane/,
    change: (text) => text.replace('className="skip"', 'className="skip" data-edited="component"'),
    changed: [`${SKIP}[data-edited=component]`],
  },
  'style sheet': {
    file: 'client/styles/base.css',
    breakIt: (text) => `${text}\n}}\n`,
    shown: /client\/styles\/base\.css:\d+:\d+/,
    change: (text) => `${text}\n.skip { --edited: 1; }\n`,
    changed: [SKIP, '--edited'],
  },
  'file of the server': {
    file: 'server/web/pages/dev-reload.ts',
    breakIt: (text) => text.replace('export function ', 'export function ('),
    shown: /server\/web\/pages\/dev-reload\.ts:\d+[^]*SyntaxError/,
    change: (text) => text.replace('async></script>', 'async data-edited></script>'),
    changed: ['script[data-edited]'],
  },
};

describe('the development server', () => {
  const visit = useBrowser();
  let project: ProjectCopy;
  let dev: StartedServer;
  let url: string;
  let page: Page;
  /** What the terminal shows. */
  let written = '';
  before(async () => {
    project = new ProjectCopy();
    const env = { PORT: '0', SITE_DIR: project.demo.dir, LOG_LEVEL: 'silent' };
    dev = startMain(env, path.join(project.dir, 'server/dev/dev.ts'));
    dev.child.stderr?.on('data', (text: Buffer) => {
      written += text;
    });
    const port = await portOf(dev);
    url = `http://127.0.0.1:${port}${PAGE}`;
  });
  beforeEach(async () => {
    ({ page } = await visit({ viewport: DESKTOP }));
    await served(page);
  });
  after(async () => {
    dev.child.kill('SIGTERM');
    await dev.ended;
  });

  function edit(file: string, change: (text: string) => string): void {
    const target = path.join(project.dir, file);
    const before = readFileSync(target, 'utf8');
    const text = change(before);
    assert.notEqual(text, before, file);
    writeFileSync(target, text);
  }
  /** Opens the page; a change of the test before may have begun another restart. */
  async function served(opening: Page): Promise<void> {
    const isOpen = await opening.goto(url).then(
      () => true,
      (error: unknown) => {
        if (!String(error).includes('ERR_CONNECTION_REFUSED')) throw error;
        return dev.child.exitCode !== null;
      },
    );
    assert.equal(dev.child.exitCode, null, `the development server ended: ${written}`);
    if (!isOpen) await served(opening);
  }
  const shows = (selector: string) => page.waitForSelector(selector);

  it('shows a script of the browser', async () => {
    edit('client/boot.ts', (text) => `${text}\ndocument.documentElement.dataset['edited'] = '';\n`);
    await shows('html[data-edited]');
  });

  it('shows a file of public/', async () => {
    const font = 'link[rel=preload][as=font]';
    const before = await page.$eval(font, (link) => link.getAttribute('href'));
    const file = path.join(project.dir, 'public', fontOf(before));
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from([0])]));
    await page.waitForFunction(
      (selector, last) => {
        const href = document.querySelector(selector)?.getAttribute('href');
        return href !== undefined && href !== last;
      },
      {},
      font,
      before,
    );
  });

  it("shows a file of the agency's folder", async () => {
    project.demo.edit<{ params: { title: { nl: string } } }>('pages/privacy.json', ({ params }) => {
      params.title.nl = 'Bewerkte titel';
    });
    await page.waitForFunction(() => document.title.startsWith('Bewerkte titel'));
  });

  it('shows a text of the interface, also in a page whose server was replaced before its script connected', async () => {
    const { page: late } = await visit({ viewport: DESKTOP });
    await late.setRequestInterception(true);
    const held = new Promise<HTTPRequest>((resolve) => {
      late.on('request', (request) => {
        if (request.url().includes('/dev/reload.js')) resolve(request);
        else void request.continue();
      });
    });
    await late.goto(url, { waitUntil: 'domcontentloaded' });
    const script = await held;
    edit('locales/nl/common.json', (text) => text.replace(/"skip": "[^"]*"/, '"skip": "Later"'));
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.textContent === 'Later',
      {},
      SKIP,
    );
    late.removeAllListeners('request');
    late.on('request', (request) => void request.continue());
    await script.continue();
    await late.waitForFunction(
      (selector) => document.querySelector(selector)?.textContent === 'Later',
      {},
      SKIP,
    );
  });

  for (const [name, { file, breakIt, shown, change, changed }] of Object.entries(MISTAKES)) {
    it(`shows a mistake in a ${name}, once, and then the ${name} without it`, async () => {
      const good = readFileSync(path.join(project.dir, file), 'utf8');
      written = '';
      edit(file, breakIt);
      const fault = await page.waitForSelector('pre[role=alert]:not(:empty)');
      const text = await fault?.evaluate((pre) => pre.textContent);
      assert.match(text ?? '', shown);
      assert.doesNotMatch(text ?? '', /^\s+at |node_modules|backtrace/m);
      assert.equal(written.split(text ?? '').length, 2, written);
      edit(file, () => change(good));
      await page.waitForFunction(
        (selector, property) => {
          const element = document.querySelector(selector);
          if (!element || property === undefined) return element !== null;
          return getComputedStyle(element).getPropertyValue(property) !== '';
        },
        {},
        ...changed,
      );
    });
  }
});

/** The source of a hashed font: `/assets/fonts/x.0c97f03c.woff2` is `fonts/x.woff2`. */
function fontOf(url: string | null): string {
  const [, name] = /^\/assets\/(fonts\/[\w-]+)\.[\da-f]+\.woff2$/.exec(url ?? '') ?? [];
  assert.ok(name, `${url} is not a font of the product`);
  return `${name}.woff2`;
}
