import assert from 'node:assert/strict';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { toursOf } from '../../../views/domain/property/tours.ts';
import { EMBED_PROVIDERS, frameSources } from '../../../views/domain/property/video-url.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

describe('looking round in a home', () => {
  let site: SiteApp;
  let homes: Property[];
  before(async () => {
    site = await sharedApp();
    const port = site.parts.source.catalogue.port('nl');
    homes = port.list(emptyQuery('sale'), 1000).items.filter(isHome);
  });

  async function pageOf(home: Property): Promise<CheerioAPI> {
    const url = createLinks(site.parts.source.paths, 'nl').property(home);
    const response = await request(site.app).get(url ?? '');
    assert.equal(response.status, 200);
    return load(response.text);
  }

  it('opens the tours of known hosts in a dialog that names the host, and no frame is there', async () => {
    const toured = homes.filter((home) => toursOf(home).length > 0);
    assert.ok(toured.length > 1);
    for (const home of toured) {
      const $ = await pageOf(home);
      for (const [index, { link, embed }] of toursOf(home).entries()) {
        const way = $('.tours-ways a').eq(index);
        assert.equal(way.attr('href'), link);
        assert.equal(way.attr('target'), undefined, 'it opens here');
        assert.match(way.attr('rel') ?? '', /noopener/);
        const dialog = $(`dialog#${way.attr('data-dialog')}`);
        assert.ok(dialog.text().includes(new URL(embed!.url).hostname));
      }
      assert.equal($('iframe').length, 0);
    }
  });

  it('shows a panorama as a link to the whole picture', async () => {
    const home = homes.find(({ panorama }) => panorama);
    assert.ok(home);
    const $ = await pageOf(home);
    const link = $('.tours-panorama');
    assert.match(link.attr('href') ?? '', /^\/media\/panorama-.+\.4096\.jpg$/);
    assert.notEqual(link.find('img').attr('alt'), '');
  });

  it('opens a tour of any other host in a tab of its own', async () => {
    const agency = new AgencyCopy(path.resolve('server/demo'));
    const file = 'homes/72088-knokke-heist-avondlicht.json';
    agency.edit<Record<string, unknown>>(file, (home) => {
      home['virtualTour'] = 'https://tours.example/7';
    });
    const other = await siteApp({ env: { SITE_DIR: agency.dir } });
    const home = other.parts.source.catalogue.port('nl').property(72088);
    const url = createLinks(other.parts.source.paths, 'nl').property(home!);
    const response = await request(other.app).get(url ?? '');
    const way = load(response.text)('.tours-ways a');
    assert.equal(way.attr('href'), 'https://tours.example/7');
    assert.equal(way.attr('target'), '_blank');
    assert.equal(way.attr('data-dialog'), undefined);
  });

  it('embeds only the providers of the site; tours of others are links, and no policy names them', async () => {
    const agency = new AgencyCopy(path.resolve('server/demo'));
    agency.edit<{ embeds?: string[] }>('site.json', (info) => {
      info.embeds = ['youtube'];
    });
    const other = await siteApp({ env: { SITE_DIR: agency.dir } });
    const home = other.parts.source.catalogue.port('nl').property(72900);
    const url = createLinks(other.parts.source.paths, 'nl').property(home!);
    const { headers, text } = await request(other.app).get(url ?? '');
    const ways = load(text)('.tours-ways a');
    assert.deepEqual(
      ways.get().map(({ attribs }) => [attribs['target'], attribs['data-dialog']]),
      [
        [undefined, 'tour-1'],
        ['_blank', undefined],
      ],
    );
    const policy = headers['content-security-policy'] ?? '';
    assert.match(policy, /frame-src 'self' https:\/\/www\.youtube-nocookie\.com;/);
    // A home whose tours are all of others has no frame, and its policy names no host.
    const homeOfOthers = other.parts.source.catalogue.data.homes.find((one) => {
      const kinds = toursOf(one).flatMap(({ embed }) => embed?.kind ?? []);
      return kinds.length > 0 && !kinds.includes('youtube');
    });
    const urlOfOthers = createLinks(other.parts.source.paths, 'nl').property(homeOfOthers!) ?? '';
    const others = await request(other.app).get(urlOfOthers).expect(200);
    assert.match(others.headers['content-security-policy'] ?? '', /frame-src 'self';/);
  });

  it('is no heading where there is nothing to see', async () => {
    const home = homes.find((one) => !one.panorama && toursOf(one).length === 0);
    const $ = await pageOf(home!);
    assert.equal($('.tours').length, 0);
  });

  it('may frame the hosts of tours and no other', async () => {
    const home = homes.find((one) => toursOf(one).some(({ embed }) => embed));
    const urlPath = createLinks(site.parts.source.paths, 'nl').property(home!) ?? '';
    const { headers } = await request(site.app).get(urlPath);
    const policy = headers['content-security-policy'] ?? '';
    assert.ok(
      policy.includes(`frame-src 'self' ${frameSources(EMBED_PROVIDERS).join(' ')};`),
      policy,
    );
  });

  it('shares the page by plain links', async () => {
    const $ = await pageOf(homes[0]!);
    const canonical = $('link[rel=canonical]').attr('href') ?? '';
    const links = $('.share > ul a').toArray();
    assert.equal(links.length, 4);
    for (const { attribs } of links) {
      assert.ok(decodeURIComponent(attribs['href'] ?? '').includes(canonical));
      if (!attribs['href']?.startsWith('mailto:')) assert.match(attribs['rel'] ?? '', /noreferrer/);
    }
  });
});
