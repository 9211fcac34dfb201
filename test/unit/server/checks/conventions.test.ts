import assert from 'node:assert/strict';
import {
  brokenConventions,
  CONVENTIONS,
  crowdedFolders,
} from '../../../../server/checks/conventions.ts';

const ENVIRONMENT = 'only server/config.ts reads the environment';
const CLOCK = 'only server/main.ts reads the clock; elsewhere it is handed in';
const HISTORY = 'history entries are written and followed by client/list/list-history.ts';
const ISLAND = "a file in client/islands starts with 'use client'";
const NO_ISLAND = "only files in client/islands start with 'use client'";
const STYLE = 'no style attribute: the content security policy drops it from HTML';

const breaks = (file: string, source: string) =>
  brokenConventions(file, source).map((sentence) => sentence.split(': ').slice(1).join(': '));

describe('the conventions of the sources', () => {
  for (const source of [
    'const port = process.env.PORT;',
    "const port = process['env'].PORT;",
    'const { PORT } = process.env;',
    "import { env } from 'node:process';",
  ]) {
    it(`see the environment in ${source}`, () => {
      assert.deepEqual(breaks('server/platform/http/host.ts', source), [ENVIRONMENT]);
      assert.deepEqual(breaks('views/ui/card.ts', source), [ENVIRONMENT]);
      assert.deepEqual(breaks('server/config.ts', source), []);
      assert.deepEqual(breaks('server/build/build.ts', source), []);
    });
  }

  for (const source of [
    'const now = Date.now();',
    'const now = new Date();',
    'const now = new Date;',
    'const now = Date();',
    'start({ now: Date.now });',
    'const now = performance.now();',
    'const now = process.hrtime.bigint();',
  ]) {
    it(`see the clock in ${source}`, () => {
      assert.deepEqual(breaks('server/platform/http/host.ts', source), [CLOCK]);
      assert.deepEqual(breaks('views/domain/format/date.ts', source), [CLOCK]);
      assert.deepEqual(breaks('server/main.ts', source), []);
      assert.deepEqual(breaks('server/build/build.ts', source), []);
    });
  }

  for (const source of [
    'await page.evaluate(() => scrollTo(0, 600));',
    'await page.evaluate((y) => window.scrollTo({ top: y }), 600);',
    'await page.evaluate(() => { scrollTo(0, 600); });',
  ]) {
    it(`see a scroll whose frame is not waited for in ${source}`, () => {
      assert.match(
        breaks('test/browser/map.test.ts', source).join(),
        /^a test scrolls by scrolledTo/,
      );
      assert.deepEqual(breaks('test/support/browser.ts', source), []);
    });
  }

  it('leave a scroll within what a test reads at once', () => {
    const source = 'await page.evaluate(() => (scrollTo(0, 600), scrollY));';
    assert.deepEqual(breaks('test/browser/map.test.ts', source), []);
  });

  it('leave a date that is given, and words in comments and strings', () => {
    const source = "// new Date()\nconst day = new Date(now());\nconst word = 'process.env';";
    assert.deepEqual(breaks('server/platform/http/host.ts', source), []);
  });

  for (const source of [
    "history.pushState(null, '', url);",
    "window.history['replaceState'](null, '', url);",
    "const write = history[isNew ? 'pushState' : 'replaceState'];",
    "addEventListener('popstate', follow);",
  ]) {
    it(`see the history in ${source}`, () => {
      assert.ok(breaks('client/list/track-page.ts', source).every((said) => said === HISTORY));
      assert.notDeepEqual(breaks('client/list/track-page.ts', source), []);
      assert.deepEqual(breaks('client/list/list-history.ts', source), []);
    });
  }

  it('want the directive in every island, and nowhere else', () => {
    const island = "'use client';\nexport const a = 1;";
    assert.deepEqual(breaks('client/islands/Gallery.tsx', island), []);
    assert.deepEqual(breaks('client/islands/Gallery.tsx', 'export const a = 1;'), [ISLAND]);
    assert.deepEqual(breaks('views/ui/Card.tsx', island), [NO_ISLAND]);
    assert.deepEqual(breaks('client/list/load.ts', island), [NO_ISLAND]);
  });

  it('see a style attribute in a component', () => {
    assert.deepEqual(breaks('views/ui/Card.tsx', 'export const a = <p style={{}} />;'), [STYLE]);
    assert.deepEqual(breaks('views/ui/Card.tsx', 'export const a = <p className="b" />;'), []);
  });

  for (const source of ['const id = useId();', 'const a = React.use(b);', 'const a = use(b);']) {
    it(`see ${source} in the shell, but not in an island`, () => {
      assert.equal(breaks('views/ui/Card.tsx', source).length, 1);
      const island = `'use client';\n${source}`;
      assert.deepEqual(breaks('client/islands/Gallery.tsx', island), []);
    });
  }

  for (const source of [
    'setTimeout(run, 250);',
    'AbortSignal.timeout(2 * 30_000);',
    'timers.after(5000, run);',
    'const options = { maxDelay: 1000 };',
    'function f({ deadline = 10_000 }) {}',
    'function f(timeout = 10_000) {}',
  ]) {
    it(`see the bound without a name in ${source}`, () => {
      assert.deepEqual(breaks('server/web/a.ts', source).length, 1);
      assert.deepEqual(breaks('server/checks/a.ts', source), []);
    });
  }

  for (const source of [
    'setTimeout(run, DELAY);',
    'setTimeout(run, seconds * 1000);',
    'const TIMEOUTS = { socketTimeout: 20_000 };',
    'setTimeout(run, 0);',
    'const style = { width: 250 };',
  ]) {
    it(`leave ${source}`, () => assert.deepEqual(breaks('server/web/a.ts', source), []));
  }

  for (const source of [
    'useEffect(() => bar.current?.focus(), []);',
    'useEffect(() => { start(); return () => button.focus(); }, []);',
    'load().then(() => goal.focus());',
    "map.once('moveend', function () { goal.focus({ preventScroll: true }); });",
    'const start = async () => { await load(); goal.focus(); };',
    'async function start() { await load(); goal?.focus(); }',
    'class View { async start() { await load(); this.goal.focus(); } }',
  ]) {
    it(`see the focus that is moved later by ${source}`, () => {
      assert.equal(breaks('client/map/a.tsx', source).length, 1);
    });
  }

  for (const source of [
    'useEffect(() => { if (isFocusFree(null)) bar.current?.focus(); }, []);',
    'useEffect(() => { if (row.contains(document.activeElement)) button.focus(); });',
    'useEffect(() => { const close = () => button.focus(); follow(close); }, []);',
    'load().then(() => { dialog.showModal(); closer.focus(); });',
    "button.addEventListener('click', () => goal.focus());",
  ]) {
    it(`leave ${source}`, () => assert.deepEqual(breaks('client/map/a.tsx', source), []));
  }

  for (const source of [
    "mkdirSync('a/b', { recursive: true });",
    "await fs.mkdir(dir, { mode: 0o700, 'recursive': true });",
    'mkdir(dir, options);',
    'mkdirSync(dir, { ...options });',
  ]) {
    it(`see the folders above that are made by ${source}`, () => {
      assert.equal(breaks('server/web/a.ts', source).length, 1);
      assert.equal(breaks('server/build/a.ts', source).length, 1);
    });
  }

  for (const source of ["mkdirSync('a');", 'mkdir(dir, { mode });', 'mkdir(dir, 0o700);']) {
    it(`leave ${source}`, () => assert.deepEqual(breaks('server/web/a.ts', source), []));
  }

  it('want a file name that says something', () => {
    assert.equal(breaks('views/ui/index.ts', 'export {};').length, 1);
    assert.equal(breaks('server/platform/http/helpers.ts', 'export {};').length, 1);
  });

  it('name file and line', () => {
    const source = '// é, two bytes long\n\nconst a = 1;\nconst now = Date.now();\n';
    const [sentence] = brokenConventions('views/domain/format/date.ts', source);
    assert.equal(sentence, `views/domain/format/date.ts:4: ${CLOCK}`);
  });

  it('want folders of at most forty files', () => {
    const files = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);
    assert.deepEqual(crowdedFolders([...files('views/ui', 40), ...files('views/ui/card', 40)]), []);
    assert.deepEqual(crowdedFolders(files('views/ui', 41)), [
      'views/ui: 41 files, at most 40 are allowed',
    ]);
  });

  it('say different things', () => {
    assert.equal(new Set(CONVENTIONS.map(({ says }) => says)).size, CONVENTIONS.length);
  });
});
