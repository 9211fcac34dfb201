import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import type { DataPort } from '../../../views/data-port.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

describe('a module that crashes', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({
      replace: ({ source }) => ({
        source: {
          ...source,
          catalogue: {
            ...source.catalogue,
            ready: true,
            version: source.catalogue.version,
            port: (locale) => withoutTeam(source.catalogue.port(locale)),
          },
        },
      }),
    });
  });

  it('shows the message in its place, in the language of the page; the rest stands', async () => {
    const { status, text } = await request(site.app).get('/en/home');
    assert.equal(status, 200);
    const page = load(text);
    const crash = page('.module-crash');
    assert.equal(crash.length, 1);
    assert.equal(crash.text(), 'An error occurred in the module');
    assert.equal(crash.attr('role'), 'alert');
    assert.equal(crash.closest('[data-module]').data('module'), 'team');
    assert.ok(page('[data-card]').length > 0, 'the homes are gone');
    assert.ok(page('footer').length > 0, 'the footer is gone');
  });

  it('is logged with the page and the error, and shows neither to the visitor', async () => {
    const { text } = await request(site.app).get('/nl/ons-aanbod');
    const logged = site.lines.filter(({ msg }) => msg === 'a module crashed');
    assert.equal(logged.at(-1)?.['page'], 'home');
    assert.match(JSON.stringify(logged.at(-1)?.['err']), /the team is out/);
    assert.doesNotMatch(text, /the team is out/);
  });
});

function withoutTeam(data: DataPort): DataPort {
  return {
    ...data,
    team: () => {
      throw new Error('the team is out');
    },
  };
}
