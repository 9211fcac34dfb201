import { itemKey } from '../../domain/list/list-item.ts';
import { SAVE, SAVING_FORM } from '../../domain/saved/saved-fields.ts';
import type { SavedView } from '../../domain/saved/saved-view.ts';
import type { PageContext } from '../../page-context.ts';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NoneSaved } from './NoneSaved.tsx';

const PER_ROW = 3;

/** Somebody else's choice: nothing of it is saved here until a button says so. */
export function SharedHomes({ ctx, view }: { ctx: PageContext; view: SavedView }) {
  const { t, path } = ctx;
  const { items, saved, gone } = view;
  const keys = items.map(({ item }) => itemKey(item));
  const isAllSaved = keys.every((key) => saved.has(key));
  return (
    <section className="kept">
      <h1>{t('saved.shared')}</h1>
      {gone > 0 && <p className="kept-note">{t('saved.sharedGone', { count: gone })}</p>}
      {items.length === 0 ? (
        <NoneSaved ctx={ctx} />
      ) : (
        <>
          <p>{t('saved.sharedText', { count: items.length })}</p>
          <p className="kept-ways">
            {!isAllSaved && (
              <button
                className="button"
                type="submit"
                form={SAVING_FORM}
                name={SAVE}
                value={keys.join(',')}
              >
                <Icon name="heart" />
                {t('saved.saveAll')}
              </button>
            )}
            <a className="link-more" href={path}>
              {t('saved.own')}
              <Icon name="arrow-right" />
            </a>
          </p>
          <ul className={`cards per-${PER_ROW}`}>
            {items.map(({ item }) => (
              <li key={itemKey(item)}>
                <ItemCard ctx={ctx} item={item} level={2} sizes={cardSizes(PER_ROW)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
