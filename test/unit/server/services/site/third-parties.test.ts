import assert from 'node:assert/strict';
import { z } from 'zod';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { SiteError } from '../../../../../server/services/site/site-error.ts';
import { schema } from '../../../../../views/modules/third-party/schema.ts';
import { inFolder, sampleFiles } from './site-files.ts';
import { REVIEWS } from '../../../../support/sample-third-party.ts';

const SCHEMAS = {
  text: z.looseObject({}),
  list: z.looseObject({}),
  'third-party': schema,
  'third-party-list': z.looseObject({}),
};
const REASON = { nl: 'telt', fr: 'compte', en: 'counts', de: 'zählt' };
const PLAUSIBLE = {
  id: 'plausible',
  kind: 'plausible',
  name: 'Plausible',
  category: 'necessary',
  script: 'https://plausible.io/js/script.manual.js',
  domain: 'agency.example',
  withoutConsent: REASON,
};

const { embedId: _none, ...PLAIN } = REVIEWS;
const CHAT = { ...PLAIN, id: 'chat', kind: 'chat', category: 'necessary', api: 'Chat' };

/** The problems of a site with these third parties, and a module that shows one. */
async function problems(
  thirdParties: object[],
  shown?: string,
  type = 'third-party',
): Promise<string[]> {
  const files = sampleFiles();
  Object.assign(files['site.json'], { thirdParties });
  const module = { relations: { type }, content: { party: shown } };
  if (shown !== undefined) Object.assign(files['pages/home.json'].params.modules[0]!, module);
  return inFolder(files, async (dir) => {
    try {
      await loadSite(dir, SCHEMAS);
      return [];
    } catch (error) {
      assert(error instanceof SiteError);
      return error.problems.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`);
    }
  });
}

describe('the third parties of a site', () => {
  it('may be any number of all kinds', async () => {
    assert.deepEqual(await problems([REVIEWS, { ...REVIEWS, id: 'more' }, CHAT], 'more'), []);
    assert.deepEqual(await problems([]), []);
  });

  it('have an id each, and there is one chat', async () => {
    assert.deepEqual(await problems([REVIEWS, REVIEWS]), [
      'site.json: thirdParties[1].id: "reviews" stands twice',
    ]);
    assert.deepEqual(await problems([CHAT, { ...CHAT, id: 'other' }]), [
      'site.json: thirdParties[1].kind: there can be one "chat" only',
    ]);
  });

  it('do not share the queue of a loader', async () => {
    const gtag = {
      id: 'g',
      kind: 'gtag',
      name: 'G',
      category: 'analytics_storage',
      account: 'G-A1',
    };
    const { script } = REVIEWS;
    const other = { ...gtag, id: 'other', kind: 'analytics', script };
    assert.deepEqual(await problems([gtag, other]), [
      'site.json: thirdParties[1].queue: another third party reads the same queue',
    ]);
    assert.deepEqual(await problems([gtag, { ...other, queue: 'own' }]), []);
    const [double] = await problems([PLAUSIBLE, { ...PLAUSIBLE, id: 'p2' }]);
    assert.match(double ?? '', /there can be one "plausible" only/);
  });

  it('are not necessary where they load with the page', async () => {
    const [problem] = await problems([{ ...REVIEWS, category: 'necessary' }]);
    assert.match(problem ?? '', /^site\.json: thirdParties\[0\]\.category: .*needs consent/);
  });

  it('that need no consent are shown to visitors with the reason', async () => {
    assert.deepEqual(await problems([PLAUSIBLE], 'none', 'third-party-list'), []);
    const [problem, ...others] = await problems([PLAUSIBLE]);
    assert.match(problem ?? '', /^site\.json: thirdParties\[0\]\.withoutConsent: no page shows/);
    assert.deepEqual(others, []);
  });

  it('are named by the modules that show them', async () => {
    assert.deepEqual(await problems([REVIEWS], 'stars'), [
      'pages/home.json: params.modules[0].content.party: there is no third party "stars" in site.json',
    ]);
    assert.deepEqual(await problems([CHAT], 'chat'), [
      'pages/home.json: params.modules[0].content.party: "chat" is of the kind "chat", which no module shows',
    ]);
  });

  it('say what is wrong with their settings', async () => {
    const wrong = { ...REVIEWS, script: 'http://stars.example/', hosts: ['*'], embedId: 7 };
    const found = await problems([wrong]);
    assert.equal(found.length, 3);
    assert.ok(found.some((line) => /thirdParties\[0\]\.script: a URL that begins/.test(line)));
    assert.ok(found.some((line) => /thirdParties\[0\]\.hosts\[0\]: an origin/.test(line)));
    assert.ok(found.some((line) => /thirdParties\[0\]\.embedId: /.test(line)));
  });
});
