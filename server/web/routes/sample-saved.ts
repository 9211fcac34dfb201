import { itemKey } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { SavedView } from '../../../views/domain/saved/saved-view.ts';
import type { ModuleState } from '../../../views/modules/module-state.ts';
import type { PageSource } from '../pages/page-source.ts';

/** Some homes for sale and one that is sold, as if saved, for the states of the page. */
export function sampleSaved(
  { catalogue }: Pick<PageSource, 'catalogue'>,
  locale: Locale,
  kind: NonNullable<ModuleState['saved']>,
): SavedView {
  const data = catalogue.port(locale);
  const [removed, ...onSale] = data.list(emptyQuery('sale'), 4).items;
  const items = [...onSale, ...data.list(emptyQuery('sold'), 1).items];
  const isOwn = kind === 'own';
  return {
    isShared: kind === 'shared',
    items: items.map((item) => ({ item, price: 123_456 })),
    saved: new Set(kind === 'shared' ? [] : items.map(itemKey)),
    gone: isOwn ? 1 : 0,
    ...(isOwn && removed && { removed }),
    ...(kind === 'full' && { notice: 'full' }),
  };
}
