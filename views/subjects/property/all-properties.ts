import type { DataPort } from '../../data-port.ts';
import { isHome } from '../../domain/list/list-item.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { TEMPLATE } from './property-path.ts';
import type { PropertySubject } from './property-subject.ts';

const LIST_KINDS: readonly ListKind[] = ['sale', 'rent', 'sold'];

/** Every home of every list, if the site has a page for homes. */
export function* allProperties(paths: SitePaths, data: DataPort): Generator<PropertySubject> {
  const page = paths.page(TEMPLATE);
  if (!page) return;
  for (const listKind of LIST_KINDS) {
    const { items } = data.list(emptyQuery(listKind), Number.MAX_SAFE_INTEGER);
    for (const property of items.filter(isHome)) yield { kind: 'property', page, property };
  }
}
