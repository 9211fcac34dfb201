import assert from 'node:assert/strict';
import { parseListQuery } from '../../../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../../../views/domain/list/list-kind.ts';
import { createLinks } from '../../../../views/subjects/create-links.ts';
import { demandHref } from '../../../../views/routing/demand-href.ts';
import { sitePaths } from '../../../../views/subjects/site-paths.ts';
import { samplePage, sampleSite } from './sample-site.ts';

describe('the URL of the demand form', () => {
  const page = samplePage(60, 'demand');
  const site = sampleSite({}, [
    { ...page, params: { ...page.params, path: { nl: 'zoekprofiel' } } },
  ]);
  const links = createLinks(sitePaths(site), 'nl');

  const url = (search: string, listKind: ListKind) =>
    demandHref(links, parseListQuery(new URLSearchParams(search), listKind));

  it('is filled with what was searched, and with the goal of the list', () => {
    assert.equal(
      url('region=Gent|9000&radius=10&type=1&type=2&pricemax=400000&garden=1', 'sale'),
      '/nl/zoekprofiel?goal=0&region=Gent%7C9000&radius=10&type=1&type=2&pricemax=400000&garden=1',
    );
    assert.equal(url('', 'rent'), '/nl/zoekprofiel?goal=1');
    assert.equal(url('', 'projects'), '/nl/zoekprofiel?goal=0');
  });

  it('of sold homes names the goal that was chosen, if any', () => {
    assert.equal(url('', 'sold'), '/nl/zoekprofiel');
    assert.equal(url('goal=1', 'sold'), '/nl/zoekprofiel?goal=1');
  });

  it('leaves out how the list was looked at', () => {
    const search = 'order=price-asc&page=3&appointment=1&bounds=50,3,51,4&lift=1';
    assert.equal(url(search, 'sale'), '/nl/zoekprofiel?goal=0&lift=1');
  });

  it('is undefined where the site has no such page', () => {
    const query = parseListQuery(new URLSearchParams(), 'sale');
    assert.equal(demandHref(createLinks(sitePaths(sampleSite()), 'nl'), query), undefined);
  });
});
