import assert from 'node:assert/strict';
import path from 'node:path';
import { ALL_CAPABILITIES } from '../../../../../server/services/crm/capabilities.ts';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { siteOfCrm } from '../../../../../server/services/site/site-of-crm.ts';
import type { Page } from '../../../../../views/domain/site/page.ts';
import type { Site } from '../../../../../views/domain/site/site.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../../server/demo');

describe('the site of a CRM', () => {
  let site: Site;
  before(async () => {
    ({ site } = await loadSite(DEMO, moduleSchemas));
  });

  it('is the same where the CRM can do everything', () => {
    assert.deepEqual(siteOfCrm(site, ALL_CAPABILITIES), { site, leftOut: [] });
  });

  it('lacks each section of the history that the CRM has nothing for', () => {
    const shownWithout = (...parts: string[]) => {
      const lacking = Object.fromEntries(parts.map((part) => [part, false]));
      const history = { ...ALL_CAPABILITIES.history, ...lacking };
      const { info } = siteOfCrm(site, { owners: true, history }).site;
      const flags = Object.entries(info.history).filter(([name]) => name.startsWith('show'));
      const before = new Map(Object.entries(site.info.history));
      return flags.filter(([name, shown]) => shown !== before.get(name)).map(([name]) => name);
    };
    assert.deepEqual(shownWithout('visits'), []);
    assert.deepEqual(shownWithout('graph'), []);
    assert.deepEqual(shownWithout('visits', 'graph'), ['showVisitStats']);
    assert.deepEqual(shownWithout('calendar'), ['showCalendarHistory']);
    assert.deepEqual(shownWithout('media'), ['showMediaOnline']);
    assert.deepEqual(shownWithout('messages'), ['showAutomaticHistory']);
    assert.deepEqual(shownWithout('documents'), ['showDocuments']);
  });

  it('shows no section that the agency hides', () => {
    const hidden = structuredClone(site.info);
    hidden.history.showDocuments = false;
    const { info } = siteOfCrm({ ...site, info: hidden }, ALL_CAPABILITIES).site;
    assert.equal(info.history.showDocuments, false);
  });

  it('lacks the pages of owners, those below them, and their modules elsewhere', () => {
    const login = site.pages.find(({ name }) => name === 'login')!;
    const about = site.pages.find(({ name }) => name === 'about')!;
    const signIn = login.params.modules.find(({ relations }) => relations.type === 'owner-login');
    const modules = [...about.params.modules, signIn!];
    const below: Page = { ...about, id: 9001, name: 'help', parentId: login.id };
    const loop: Page = { ...about, id: 9002, name: 'loop', parentId: 9002 };
    const mixed: Page = { ...about, params: { ...about.params, modules } };
    const pages = [...site.pages.map((page) => (page === about ? mixed : page)), below, loop];
    const { site: left, leftOut } = siteOfCrm(
      { ...site, pages },
      { ...ALL_CAPABILITIES, owners: false },
    );
    assert.deepEqual(leftOut, ['login', 'owner', 'help']);
    assert.deepEqual(
      left.pages.map(({ name }) => name),
      pages.map(({ name }) => name).filter((name) => !leftOut.includes(name)),
    );
    assert.deepEqual(
      left.pages.find(({ name }) => name === 'about'),
      about,
    );
  });
});
