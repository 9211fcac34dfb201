import assert from 'node:assert/strict';
import { createApp } from '../../../server/app.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import { sitePaths } from '../../../views/subjects/site-paths.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { newestContent } from '../../support/stored-leads.ts';
import { ADDRESS, PERSON } from '../../support/forms/typed.ts';
import { type Answer, Visitor } from '../../support/visitor.ts';

const PROPERTY = { propertyType: '1', ...ADDRESS };

describe('two forms in steps on one page', () => {
  let site: SiteApp;
  let visitor: Visitor;
  let url: string;
  beforeEach(async () => {
    site = withBoth(await freshApp());
    visitor = new Visitor(site);
    url = site.parts.source.paths.named('valuation', 'nl') ?? '';
  });

  /** The page of the valuation, with the demand in steps behind it. */
  function withBoth({ parts, lines }: SiteApp): SiteApp {
    const { source } = parts;
    const page = (name: string) => source.site.pages.find((one) => one.name === name)!;
    const [wizard] = page('demand-wizard').params.modules;
    const { params, ...rest } = page('valuation');
    const both: Page = {
      ...rest,
      params: { ...params, modules: [...params.modules, { ...wizard!, sort: 99 }] },
    };
    const pages = source.site.pages.map((one) => (one.name === 'valuation' ? both : one));
    const edited = { ...source.site, pages };
    const all = { ...parts, source: { ...source, site: edited, paths: sitePaths(edited) } };
    return { app: createApp(all), parts: all, lines };
  }

  const plates = ({ $ }: Answer) =>
    $('.wizard-head .plate')
      .get()
      .map((one) => $(one).text());
  const isOpen = (answer: Answer, name: string) => answer.$(`[name="${name}"]`).length > 0;

  it('have an address each for their steps, and each its own answers', async () => {
    const first = await visitor.get(url);
    assert.deepEqual(plates(first), ['1 / 2', '1 / 5']);
    const valued = await visitor.post(url, { form: 'valuation', ...PROPERTY });
    assert.equal(valued.to, `${url}?step=2`);
    const second = await visitor.follow(valued);
    assert.deepEqual(plates(second), ['2 / 2', '1 / 5']);
    assert.ok(isOpen(second, 'FirstName') && isOpen(second, 'Goal'));

    const asked = await visitor.post(url, { form: 'demand-wizard', Goal: '1' });
    assert.equal(asked.to, `${url}?step=2&form=demand-wizard`);
    const budget = await visitor.follow(asked);
    assert.deepEqual(plates(budget), ['1 / 2', '2 / 5']);
    assert.ok(isOpen(budget, 'PriceMax') && isOpen(budget, 'propertyStreet'));
    const french = await visitor.get(budget.$('header a[lang=fr]').attr('href') ?? '');
    assert.deepEqual(plates(french), ['1 / 2', '2 / 5']);

    // The one that was begun before still goes on.
    await visitor.send(await visitor.get(`${url}?step=2`), PERSON);
    const { lead } = await newestContent(site);
    assert.equal(lead.kind === 'valuation' && lead.street, ADDRESS.propertyStreet);
  });

  it('lead to the page without a draft, and for a form that is not there', async () => {
    const lost = await visitor.get(`${url}?step=2&form=demand-wizard`);
    assert.equal(lost.to, `${url}?step=1&form=demand-wizard`);
    assert.equal((await visitor.follow(lost)).$('.form-summary').length, 1);
    for (const query of ['step=2&form=visit', 'step=1&form=x', 'step=1&form=contact']) {
      const { status, to } = await visitor.get(`${url}?${query}`);
      assert.deepEqual([status, to], [303, url], query);
    }
  });
});
