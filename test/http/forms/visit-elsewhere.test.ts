import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { FrameSettings } from '../../../views/domain/third-party/frame-settings.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const DEMO = path.resolve('server/demo');
interface PageData {
  params: { modules: { content?: Record<string, unknown> }[] };
}

/** The demo agency, which has the profile of a visit request asked by a third party. */
function agencyWith(profileForm: string): string {
  const agency = new AgencyCopy(DEMO);
  agency.edit<PageData>('pages/visit.json', ({ params: { modules } }) => {
    for (const module of modules) module.content = { profileForm };
  });
  return agency.dir;
}

describe('a visit request whose profile a third party asks', () => {
  let site: SiteApp;
  let url: string;
  let id: number;
  before(async () => {
    site = await siteApp({ env: { SITE_DIR: agencyWith('profile') } });
    const { source } = site.parts;
    const home = source.catalogue.port('nl').list(emptyQuery('sale'), 50).items.find(isHome);
    assert.ok(home);
    id = home.id;
    url = createLinks(source.paths, 'nl').itemForm('visit', home) ?? '';
  });

  const post = (step: number, fields: Readonly<Record<string, string>>, cookies: string[] = []) =>
    request(site.app)
      .post(`${url}?step=${step}`)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .set('Cookie', cookies.map((one) => one.split(';')[0]).join('; '))
      .send(fields)
      .expect(303);
  const withEmail = async () => {
    const answer = await post(1, { Email: 'an@example.be' });
    return answer.get('Set-Cookie') ?? [];
  };

  it('has the form of the third party with its hidden fields, and ours below it', async () => {
    const cookies = await withEmail();
    const page = await request(site.app).get(`${url}?step=2`).set('Cookie', cookies).expect(200);
    const $ = load(page.text);
    const place = $('.visit-profile [data-third-party]').attr('data-third-party') ?? '';
    const { settings } = JSON.parse(place) as { settings: FrameSettings };
    assert.deepEqual(settings.fields, {
      objectid: String(id),
      siteid: '9000',
      eventtype: 'profile',
    });
    assert.equal($('.visit-own [name="FirstName"]').length, 1);
    assert.equal($('form.visit-elsewhere button[name="filled"]').length, 1);
    const policy = page.headers['content-security-policy'] ?? '';
    assert.match(policy, /frame-src 'self' http:\/\/127\.0\.0\.1:3901/);
    assert.equal(page.text.includes('<iframe'), false);
  });

  it('continues to the thanks when the visitor confirms that it is filled in, without a lead', async () => {
    const before = (await site.parts.leads.store.counts()).stored;
    const answer = await post(2, { filled: '1' }, await withEmail());
    assert.equal(answer.headers['location'], `${url}?step=4`);
    assert.equal((await site.parts.leads.store.counts()).stored, before);
  });

  it('takes our own form all the same', async () => {
    const profile = { FirstName: 'An', Name: 'Peeters', PhoneNumber: '0470 12 34 56' };
    const answer = await post(2, profile, await withEmail());
    assert.equal(withoutReference(answer.headers['location']), '/nl/bedankt/contact-appointment');
  });

  for (const party of ['nobody', 'reviews']) {
    it(`cannot be asked by "${party}"`, async () => {
      await assert.rejects(
        siteApp({ env: { SITE_DIR: agencyWith(party) } }),
        /pages\/visit\.json: params\.modules\[0\]\.content\.profileForm: there is no third party/,
      );
    });
  }
});
