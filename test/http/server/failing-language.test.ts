import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { LANGUAGE_IDS } from '../../../server/services/crm/wire-values.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isProject } from '../../../views/domain/list/list-item.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { emulatedAgency } from '../../crm/http/emulated-crm.ts';
import { NOON, siteApp, temporaryDataDir } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('a site that restarts while its CRM fails in one language', () => {
  it('keeps the texts and URLs of that language, and says so', async () => {
    const crm = await emulatedAgency(DEMO);
    const env = { ...crm.env, DATA_DIR: temporaryDataDir() };
    const options = { env, now: () => NOON };
    const first = await siteApp(options);
    const { catalogue, paths } = first.parts.source;
    const { items } = catalogue.port('fr').list(emptyQuery('sale'), 60);
    const home = items.find((item) => !isProject(item) && item.description.fr);
    assert.ok(home && !isProject(home));
    const url = createLinks(paths, 'fr').property(home) ?? '';
    const { version } = catalogue;
    const shown = async (app: typeof first.app) =>
      load((await request(app).get(url).expect(200)).text)('main').text();
    const before = await shown(first.app);

    crm.emulator.refusedLanguage = LANGUAGE_IDS.fr;
    const { app, parts, lines } = await siteApp(options);
    assert.equal(await shown(app), before);
    assert.equal(parts.source.catalogue.version, version);
    const { body } = await request(app).get('/readyz').expect(200);
    assert.deepEqual(body.degraded.slice(0, 2), [
      'texts in fr are those of before, until 2026-11-21T12:00:00.000Z',
      'the CRM refuses its texts in fr',
    ]);
    const told = lines.filter(({ language }) => language === 'fr').map(({ msg }) => msg);
    assert.deepEqual(told, ['the CRM gives no texts in a language: those of before are kept']);
    await crm.close();
  });
});
