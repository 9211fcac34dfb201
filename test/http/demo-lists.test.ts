import assert from 'node:assert/strict';
import { pageSize } from '../../views/domain/paging.ts';
import {
  emptyQuery,
  type Listing,
  SORT_ORDERS,
  type SortOrder,
} from '../../views/domain/list-query.ts';
import { siteApp, type SiteApp } from '../support/site-app.ts';

describe('the lists of the demo agency', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp();
  });

  const LISTS: readonly Listing[] = ['sale', 'rent', 'sold'];
  for (const listing of LISTS) {
    for (const order of SORT_ORDERS) {
      it(`show no picture twice on a page: ${listing}, ${order}`, () => {
        assert.deepEqual(repeated(listing, order), []);
      });
    }
  }

  /** Pictures that open two homes of one page, with the page and the homes. */
  function repeated(listing: Listing, order: SortOrder): string[] {
    const { source } = site.parts;
    const size = pageSize(source.site.info.list);
    const data = source.catalogue.port('nl');
    const found: string[] = [];
    for (let page = 1; ; page++) {
      const { items, pageCount } = data.list({ ...emptyQuery(listing), order, page }, size);
      const byPicture = Map.groupBy(items, ({ pictures }) => pictures[0]?.source ?? '');
      byPicture.delete('');
      for (const [picture, homes] of byPicture) {
        const ids = homes.map(({ id }) => id).join(' and ');
        if (homes.length > 1) found.push(`page ${page}: ${picture} opens ${ids}`);
      }
      if (page >= pageCount) return found;
    }
  }
});
