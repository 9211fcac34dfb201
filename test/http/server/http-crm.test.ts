import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { isProject } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { HOME_COUNTRY } from '../../../views/domain/place/address.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { type EmulatedCrm, emulatedAgency } from '../../crm/http/emulated-crm.ts';
import { messageFromWire } from '../../crm/http/lead-from-wire.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { filledForms, formsOfSite } from '../../support/forms/site-forms.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const SECOND = path.resolve(import.meta.dirname, '../../agencies/oosterschaduw');
/** The CRM has no field for titles by default. */
const TITLES = { titleField: 'Title', projectTitleField: 'Title' };
const SHARED = ['home', 'for-sale', 'for-rent'];
const AGENCIES = [
  { dir: DEMO, pages: [...SHARED, 'sold', 'projects', 'team'] },
  { dir: SECOND, pages: SHARED },
];

for (const { dir, pages } of AGENCIES) {
  describe(`the agency ${path.basename(dir)} behind a CRM on the wire`, () => {
    let crm: EmulatedCrm;
    let wire: SiteApp;
    let files: SiteApp;
    before(async () => {
      crm = await emulatedAgency(dir, TITLES);
      files = await siteApp({ env: { SITE_DIR: dir } });
      // The wire has no open houses.
      const copy = new AgencyCopy(dir);
      const { homes } = files.parts.source.catalogue.data;
      copy.write(
        'open-houses.json',
        Object.fromEntries(homes.map(({ id, openHouses }) => [id, openHouses])),
      );
      const env = { SITE_DIR: copy.dir, ...crm.env, CRM_OPTIONS: JSON.stringify(TITLES) };
      wire = await siteApp({ env });
    });
    after(() => crm.close());

    const textOf = async ({ app }: SiteApp, url: string) => {
      const $ = load((await request(app).get(url).expect(200)).text);
      $('script').remove();
      // The wire does not tell the sizes of documents.
      return $('main')
        .text()
        .replace(/\s+/g, ' ')
        .replace(/, PDF, \d+ KB/g, ', PDF');
    };
    const isSame = async (url: string | undefined) => {
      assert.ok(url);
      assert.equal(await textOf(wire, url), await textOf(files, url));
    };

    for (const [index, page] of pages.entries()) {
      const locale = LOCALES[index % LOCALES.length]!;
      it(`shows the same on the page ${page}`, () =>
        isSame(createLinks(files.parts.source.paths, locale).page(page)));
    }

    it('shows every project and person, and a home, as the files do', async () => {
      const [known, kept] = [wire, files].map(({ parts }) => {
        const port = parts.source.catalogue.port('nl');
        return [port.projects(), port.team()].map((items) => items.map(({ id }) => id));
      });
      assert.deepEqual(known, kept);
      const { catalogue, paths } = files.parts.source;
      const { items } = catalogue.port('nl').list(emptyQuery('rent'), 9);
      // Abroad the path has the city's name as the CRM first gives it, which may be another one.
      const home = items.find(({ countryId }) => countryId === HOME_COUNTRY);
      assert.ok(home && !isProject(home));
      await isSame(createLinks(paths, 'nl').property(home));
    });

    it('takes what visitors send to the CRM', async () => {
      const placed = formsOfSite(wire, 'fr').find(({ use }) => use.form === 'contact');
      const [filled] = placed ? filledForms(placed) : [];
      assert.ok(placed && filled);
      const { form } = placed.use;
      await request(wire.app)
        .post(placed.url)
        .type('form')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({ ...filled.values, form })
        .expect(303);
      await wire.parts.leads.worker.wake();
      const [received, ...others] = crm.agency.leads;
      assert.ok(received && others.length === 0);
      const { extra = {}, ...lead } = filled.lead;
      assert.deepEqual(messageFromWire(received), lead);
      for (const [name, value] of Object.entries(extra)) {
        assert.equal(String(received.parameters[name]), String(value));
      }
    });
  });
}
