import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createI18n, type I18n, type OnMissing } from '../../../../server/platform/i18n.ts';
import { LOCALES, type Locale } from '../../../../views/domain/locale.ts';

/** `t` for any key: the keys of these tests are not the product's. */
function textsOf(i18n: I18n): (locale: Locale) => (key: string, values?: object) => string {
  return (locale) => i18n.t(locale) as never;
}

describe('texts', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-i18n-'));
    for (const locale of LOCALES) {
      await write(locale, 'common', {
        hello: `${locale} {{name}}`,
        count_one: '1',
        count_other: 'n',
        found: '{{count}} {{id}}',
      });
      await write(locale, 'forms', { send: `send-${locale}` });
    }
  });
  afterEach(() => rm(dir, { recursive: true }));

  async function write(locale: string, namespace: string, texts: unknown): Promise<void> {
    await mkdir(path.join(dir, locale), { recursive: true });
    const text = typeof texts === 'string' ? texts : JSON.stringify(texts);
    await writeFile(path.join(dir, locale, `${namespace}.json`), text);
  }

  const unexpected: OnMissing = ({ key }) => assert.fail(`${key} is missing`);

  it('have counts grouped, and other numbers as they are', async () => {
    const t = textsOf(await createI18n(dir, unexpected));
    assert.equal(t('en')('found', { count: 12_345, id: 70_408 }), '12.345 70408');
    assert.equal(t('en')('found', { count: 999, id: 1 }), '999 1');
  });

  it('are those of each language and namespace, from the first moment on', async () => {
    const t = textsOf(await createI18n(dir, unexpected));
    for (const locale of LOCALES) {
      assert.equal(t(locale)('hello', { name: 'x' }), `${locale} x`);
      assert.equal(t(locale)('forms:send'), `send-${locale}`);
    }
    for (const _again of [1, 2]) {
      assert.equal(t('nl')('count', { count: 1 }), '1');
      assert.equal(t('nl')('count', { count: 2 }), 'n');
      assert.equal(t('nl')('hello', { name: 'y' }), 'nl y');
    }
  });

  it('put values in as they are: React escapes what it writes', async () => {
    const t = textsOf(await createI18n(dir, unexpected));
    assert.equal(t('fr')('hello', { name: '<b> & "c"' }), 'fr <b> & "c"');
  });

  it('never come from another language; what is missing is told once', async () => {
    await write('fr', 'common', { hello: 'bonjour' });
    await write('nl', 'common', { hello: 'dag', only: 'alleen' });
    const missing: unknown[] = [];
    const t = textsOf(await createI18n(dir, (each) => missing.push(each)));
    assert.equal(t('nl')('only'), 'alleen');
    assert.equal(t('fr')('only'), 'only');
    assert.equal(t('fr')('only'), 'only');
    assert.deepEqual(missing, [{ locale: 'fr', namespace: 'common', key: 'only' }]);
  });

  it('let a test throw where a text is missing', async () => {
    const t = textsOf(await createI18n(dir, unexpected));
    assert.throws(() => t('de')('nothing'), /nothing is missing/);
  });

  it('stop the start when a file is missing or is not JSON', async () => {
    await write('en', 'forms', '{"send": ');
    await assert.rejects(createI18n(dir, unexpected), /en\/forms\.json/);
    await rm(path.join(dir, 'en/forms.json'));
    await assert.rejects(createI18n(dir, unexpected), /en\/forms\.json/);
  });
});
