import assert from 'node:assert/strict';
import path from 'node:path';
import request from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isProject } from '../../../views/domain/list/list-item.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { type EmulatedCrm, emulatedAgency } from '../../crm/http/emulated-crm.ts';
import { NOON, type SiteApp, siteApp, temporaryDataDir } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'none',
};
const GOOGLEBOT =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0';

describe('views of a home', () => {
  let crm: EmulatedCrm;
  let site: SiteApp;
  let url: string;
  let id: number;
  const env = { DATA_DIR: temporaryDataDir() };
  const open = (more: Record<string, string> = {}) =>
    siteApp({ env: { ...crm.env, ...env, ...more }, now: () => NOON });
  before(async () => {
    crm = await emulatedAgency(DEMO);
    site = await open();
    const { catalogue, paths } = site.parts.source;
    const home = catalogue
      .port('nl')
      .list(emptyQuery('sale'), 60)
      .items.find((item) => !isProject(item));
    assert.ok(home && !isProject(home));
    url = createLinks(paths, 'nl').property(home) ?? '';
    id = home.id;
  });
  after(() => crm.close());
  beforeEach(() => {
    crm.agency.views.length = 0;
    crm.emulator.fault = 'none';
  });
  const get = (headers: Record<string, string>, { app }: Pick<SiteApp, 'app'> = site) =>
    request(app).get(url).set(headers);

  it('are told to the CRM later, with nothing of the visitor, also of a page in the cache', async () => {
    await get({ ...BROWSER, 'X-Forwarded-For': '203.0.113.7' }).expect(200);
    const { headers } = await get(BROWSER).expect(200);
    await get({ ...BROWSER, 'If-None-Match': String(headers['etag']) }).expect(304);
    assert.deepEqual(crm.agency.views, []);
    await site.parts.homeViews.round();
    assert.deepEqual(crm.agency.views, [id, id, id]);
    await site.parts.homeViews.round();
    assert.equal(crm.agency.views.length, 3);
  });

  it('are told of a project, too, and not of the forms about it', async () => {
    crm.agency.projectViews.length = 0;
    const { catalogue, paths } = site.parts.source;
    const [project] = catalogue.port('nl').projects();
    assert.ok(project);
    const links = createLinks(paths, 'nl');
    for (const at of [links.project(project), links.itemForm('question', project)]) {
      await request(site.app)
        .get(at ?? '')
        .set(BROWSER)
        .expect(200);
    }
    await site.parts.homeViews.round();
    assert.deepEqual([crm.agency.views, crm.agency.projectViews], [[], [project.id]]);
  });

  const OTHERS: readonly (readonly [string, Record<string, string>])[] = [
    ['a robot', { ...BROWSER, 'User-Agent': GOOGLEBOT }],
    ['a program', { 'User-Agent': 'check/1' }],
    ['a page fetched ahead', { ...BROWSER, 'Sec-Purpose': 'prefetch' }],
    ['a page rendered ahead', { ...BROWSER, 'Sec-Purpose': 'prefetch;prerender' }],
    [
      'a page fetched by a script',
      { ...BROWSER, 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
    ],
    ['a page in a frame', { ...BROWSER, 'Sec-Fetch-Dest': 'iframe' }],
  ];
  for (const [what, headers] of OTHERS) {
    it(`are not those of ${what}`, async () => {
      await get(headers).expect(200);
      await site.parts.homeViews.round();
      assert.deepEqual(crm.agency.views, []);
    });
  }

  it('are those of a page that was rendered ahead once it is shown, and of no other page', async () => {
    const shown = {
      ...BROWSER,
      'Sec-Fetch-Mode': 'cors',
      'Sec-Fetch-Dest': 'empty',
      'X-Page-Shown': '1',
    };
    await request(site.app)
      .head(url)
      .set({ ...shown, 'Sec-Fetch-Site': 'same-origin' })
      .expect(200);
    await request(site.app)
      .head(url)
      .set({ ...shown, 'Sec-Fetch-Site': 'cross-site' });
    await request(site.app).get('/nl/te-koop').set(BROWSER).expect(200);
    await request(site.app).get(`${url}-x`).set(BROWSER);
    await site.parts.homeViews.round();
    assert.deepEqual(crm.agency.views, [id]);
  });

  it('outlive a restart and a CRM that does not know the customer, and are told by one server', async () => {
    await get(BROWSER).expect(200);
    crm.emulator.fault = 'bad-credentials';
    await site.parts.homeViews.round();
    assert.deepEqual(crm.agency.views, []);
    crm.emulator.fault = 'none';
    const other = await open();
    await get(BROWSER, other).expect(200);
    await other.parts.homeViews.round();
    assert.deepEqual(crm.agency.views, []);
    await site.parts.homeViews.round();
    assert.deepEqual(crm.agency.views, [id, id]);
  });

  it('are told at most once where the answer is lost', async () => {
    await get(BROWSER).expect(200);
    crm.emulator.fault = 'garbage';
    await site.parts.homeViews.round();
    crm.emulator.fault = 'none';
    await site.parts.homeViews.round();
    assert.deepEqual(crm.agency.views, []);
    assert.ok(
      site.lines.some(({ msg }) => msg === 'the CRM may not have counted a view of a home'),
    );
  });

  it('are not counted where the option says so', async () => {
    const silent = await open({
      CRM_OPTIONS: '{"reportViews":false}',
      DATA_DIR: temporaryDataDir(),
    });
    await get(BROWSER, silent).expect(200);
    await silent.parts.homeViews.round();
    assert.deepEqual(crm.agency.views, []);
  });
});
