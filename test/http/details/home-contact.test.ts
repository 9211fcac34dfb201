import assert from 'node:assert/strict';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { fullHome } from '../../support/full-home.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';
import { textsOf } from '../../unit/locales/locale-texts.ts';

const DEMO = path.resolve('server/demo');
const label = { nl: 'Kandideer', fr: 'Postuler', en: 'Apply', de: 'Bewerben' };

function homesOf({ parts }: SiteApp, listKind: ListKind): Property[] {
  const { items } = parts.source.catalogue.port('nl').list(emptyQuery(listKind), 1000);
  return items.filter(isHome);
}

async function pageOf(site: SiteApp, home: Property): Promise<CheerioAPI> {
  const url = createLinks(site.parts.source.paths, 'nl').property(home);
  const response = await request(site.app).get(url ?? '');
  assert.equal(response.status, 200);
  return load(response.text);
}

describe('the contact of a home', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  for (const listKind of ['sale', 'rent'] as const) {
    it(`asks for a visit and takes questions (${listKind})`, async () => {
      for (const home of homesOf(site, listKind).slice(0, 5)) {
        const $ = await pageOf(site, home);
        for (const id of ['appointment', 'contact-for-more-info']) {
          const mail = new URL($(`dialog#${id} a[href^="mailto:"]`).attr('href') ?? '');
          const subject = mail.searchParams.get('subject') ?? '';
          assert.ok(subject.includes(String(home.id)), subject);
          assert.equal($(`dialog#${id} a[href^="tel:+32"]`).length, 1);
        }
        const hrefOf = (id: string) => $(`.manager [data-dialog=${id}]`).attr('href');
        const links = createLinks(site.parts.source.paths, 'nl');
        const visit = links.itemForm('visit', home);
        assert.equal(hrefOf('appointment'), visit);
        assert.equal($('dialog#appointment a.button').attr('href'), visit);
        const form = links.itemForm('question', home);
        assert.equal(hrefOf('contact-for-more-info'), form);
        assert.equal($('dialog#contact-for-more-info a.button').attr('href'), form);
        assert.equal($('.contact-bar [data-dialog=appointment]').length, 1);
      }
    });
  }

  it('leads to a chat with the manager about the home, and loads nothing of it', async () => {
    let chats = 0;
    for (const home of homesOf(site, 'sale').slice(0, 10)) {
      const $ = await pageOf(site, home);
      assert.equal($('[src*="wa.me"], [src*="whatsapp"]').length, 0);
      const link = $('.manager a[href^="https://wa.me/"]');
      assert.equal(link.length, home.manager?.mobilePhone === undefined ? 0 : 1);
      if (link.length === 0) continue;
      const url = new URL(link.attr('href') ?? '');
      assert.match(url.pathname, /^\/32\d{9}$/);
      assert.ok(url.searchParams.get('text')?.includes(String(home.id)));
      assert.equal(link.attr('rel'), 'external noopener noreferrer');
      chats += 1;
    }
    assert.ok(chats > 0, 'no manager has a mobile phone');
  });

  it('names a home by a reference that is its own, and that the search box finds', async () => {
    const units = [...homesOf(site, 'sale'), ...homesOf(site, 'rent')].filter(({ ident }) => ident);
    assert.ok(units.length > 5);
    for (const home of units.slice(0, 5)) {
      const $ = await pageOf(site, home);
      const [, reference = ''] = /Referentie (.+)/.exec($('.crumb-last').text()) ?? [];
      const found = await request(site.app).get('/api/suggest').query({ q: reference, lang: 'nl' });
      const { homes } = found.body as { homes: { href: string }[] };
      assert.deepEqual(
        homes.map(({ href }) => href),
        [createLinks(site.parts.source.paths, 'nl').property(home)],
      );
    }
  });

  it('promises a hidden address at a visit only where there is one', async () => {
    const hidden = (listKind: ListKind) =>
      homesOf(site, listKind).find(({ publishAddress }) => !publishAddress);
    const urls = await Promise.all(
      [hidden('sale'), hidden('sold')].map(async (home) => {
        assert.ok(home);
        return (await pageOf(site, home))('main').text();
      }),
    );
    assert.deepEqual(
      urls.map((text) => text.includes('bij uw bezoek')),
      [true, false],
    );
  });

  it('of one that is gone offers others and a valuation, no visit', async () => {
    const sold = homesOf(site, 'sold');
    assert.ok(
      sold.some(({ status }) => status === 1),
      'sold by its label',
    );
    for (const home of sold) {
      const $ = await pageOf(site, home);
      const dialogs = '[data-dialog]:not([data-dialog^=document-]), dialog:not([id^=document-])';
      assert.equal($('main').find(dialogs).length + $('.contact-bar').length, 0);
      const [similar, worth] = $('.manager .button').toArray();
      assert.ok(
        $('.manager')
          .text()
          .includes(home.manager?.name ?? ''),
        'who sold it',
      );
      const to = similar?.attribs['href'] ?? '';
      assert.equal(to === '#similar-homes', $('#similar-homes').length === 1);
      assert.match(to, /^#similar-homes$|^\/nl\/te-/);
      assert.match(worth?.attribs['href'] ?? '', /^mailto:|^\/nl\//);
    }
  });

  it('says sold or let as the plate does, whatever the home was offered for', async () => {
    // A home for sale that was rented out, and one to let that was sold.
    const gone = [fullHome(1, { goal: 0, status: 4 }), fullHome(2, { goal: 1, status: 2 })];
    const crm: CataloguePort = {
      source: 'gone',
      version: async () => '1',
      properties: async () => ({ items: gone, dropped: [] }),
      projects: async () => ({ items: [], dropped: [] }),
      team: async () => [],
    };
    const other = await siteApp({ crm });
    const titles = await Promise.all(
      [1, 2].map(async (id) => {
        const home = other.parts.source.catalogue.port('nl').property(id);
        return (await pageOf(other, home!))('.manager-title').text();
      }),
    );
    const words = textsOf('nl');
    assert.deepEqual(titles, [words.get('contact.letTitle'), words.get('contact.soldTitle')]);
  });

  it('has no partner that is not configured', async () => {
    const [home] = homesOf(site, 'rent');
    const $ = await pageOf(site, home!);
    assert.equal($('.manager [target=_blank]:not([href^="https://wa.me/"])').length, 0);
  });
});

describe('partners of an agency', () => {
  let site: SiteApp;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    agency.edit<Record<string, unknown>>('site.json', (info) => {
      info['rentalPlatform'] = { label, url: 'https://huren.example/[ID]' };
      info['notary'] = { label, url: 'https://notaris.example/[Language]/[ID]' };
    });
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  for (const [listKind, url] of [
    ['rent', 'https://huren.example/'],
    ['sale', 'https://notaris.example/nl/'],
  ] as const) {
    it(`are linked for ${listKind}, each for its own`, async () => {
      const [home] = homesOf(site, listKind);
      const $ = await pageOf(site, home!);
      const link = $('.manager [target=_blank]:not([href^="https://wa.me/"])');
      assert.equal(link.length, 1);
      assert.equal(link.attr('href'), `${url}${home!.id}`);
      assert.equal(link.attr('rel'), 'external noopener');
    });
  }

  it('have nothing to do with a home that is gone', async () => {
    const [home] = homesOf(site, 'sold');
    const $ = await pageOf(site, home!);
    assert.equal($('.manager [target=_blank]:not([href^="https://wa.me/"])').length, 0);
  });
});
