import assert from 'node:assert/strict';
import { unitsOf } from '../../../views/domain/project/composition.ts';
import { isHome, isProject, itemKey, type ListItem } from '../../../views/domain/list/list-item.ts';
import { pageSize } from '../../../views/domain/list/paging.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type ListKind, LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import type { SortOrder } from '../../../views/domain/filters/list-view.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

/**
 * The orders by which the demo's photographs were given out: there are fewer of them than homes, so
 * that other orders cannot be without any twice.
 */
const ORDERS: readonly SortOrder[] = ['recent', 'price-asc', 'price-desc'];

describe('the lists of the demo agency', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  for (const listKind of LIST_KINDS) {
    for (const order of ORDERS) {
      it(`show no picture twice on a page: ${listKind}, ${order}`, () => {
        assert.deepEqual(repeated(listKind, order), []);
      });
    }
  }

  it('show no picture twice among the similar homes of one', () => {
    const data = site.parts.source.catalogue.port('nl');
    const found = LIST_KINDS.flatMap((kind) => data.list(emptyQuery(kind), 1000).items)
      .filter(isHome)
      .flatMap((home) => {
        const pictures = data.similar(home, 3).map((one) => one.pictures[0]?.source);
        return new Set(pictures).size < pictures.length ? [`${home.id}: ${pictures.join()}`] : [];
      });
    assert.deepEqual(found, []);
  });

  /**
   * Lead pictures that occur twice on a page, with the page and the items. A home of a project may
   * show the building that the project shows.
   */
  function repeated(listKind: ListKind, order: SortOrder): string[] {
    const { source } = site.parts;
    const size = pageSize(source.site.info.list, {});
    const data = source.catalogue.port('nl');
    const found: string[] = [];
    for (let page = 1; ; page++) {
      const { items, pageCount } = data.list({ ...emptyQuery(listKind), order, page }, size);
      const byPicture = Map.groupBy(items, ({ pictures }) => pictures[0]?.source ?? '');
      byPicture.delete('');
      for (const [picture, alike] of byPicture) {
        const keys = alike.filter((item) => !isUnitOfOne(item, alike)).map(itemKey);
        if (keys.length > 1) found.push(`page ${page}: ${picture} opens ${keys.join(' and ')}`);
      }
      if (page >= pageCount) return found;
    }
  }

  function isUnitOfOne(item: ListItem, others: readonly ListItem[]): boolean {
    const projects = others.filter(isProject);
    const units = projects.flatMap(({ composition }) => unitsOf(composition));
    return isHome(item) && units.some(({ propertyId }) => propertyId === item.id);
  }
});
