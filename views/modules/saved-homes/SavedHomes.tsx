import type { SavedView } from '../../domain/saved/saved-view.ts';
import { itemName } from '../../domain/list/item-words.ts';
import { itemKey } from '../../domain/list/list-item.ts';
import { MAX_SAVED } from '../../domain/saved/item-keys.ts';
import { RESTORE, SAVING_FORM, TIDY } from '../../domain/saved/saved-fields.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { NoneSaved } from './NoneSaved.tsx';
import { SavedActions } from './SavedActions.tsx';
import { SavedList } from './SavedList.tsx';
import { SharedHomes } from './SharedHomes.tsx';

const NONE: SavedView = { isShared: false, items: [], saved: new Set(), gone: 0 };

/** The homes that this browser has saved, or those that a link names. */
export const SavedHomes: ModuleComponent = ({ ctx }) => {
  const { t, saved: view = NONE, subject, locale } = ctx;
  if (view.isShared) return <SharedHomes ctx={ctx} view={view} />;
  const { items, gone, notice } = view;
  return (
    <section className="kept" data-kept-page="">
      <h1>{textOf(subject.page.params.title, locale)}</h1>
      {notice && (
        <p className="kept-note" role="alert">
          {notice === 'full' ? t('saved.full', { count: MAX_SAVED }) : t(`saved.notice.${notice}`)}
        </p>
      )}
      <Removed ctx={ctx} view={view} />
      {gone > 0 && (
        <p className="kept-note">
          {t('saved.gone', { count: gone })}{' '}
          <button className="link-more" type="submit" form={SAVING_FORM} name={TIDY} value="1">
            {t('saved.tidy')}
          </button>
        </p>
      )}
      {items.length === 0 ? (
        <NoneSaved ctx={ctx} />
      ) : (
        <>
          <p className="quiet">{t('saved.where')}</p>
          <SavedList ctx={ctx} items={items} />
          <SavedActions ctx={ctx} items={items} />
        </>
      )}
    </section>
  );
};

/**
 * What was removed just now can be put back. With script the same line appears without a new page
 * (client/saved-page.ts).
 */
function Removed({ ctx, view: { removed } }: { ctx: PageContext; view: SavedView }) {
  const { t } = ctx;
  const said = removed && t('saved.removed', { home: itemName(ctx, removed) });
  return (
    <p
      className="kept-note"
      role="status"
      data-removed={t('saved.removed', { home: '{home}' })}
      hidden={!removed}
    >
      <span>{said}</span>{' '}
      <button
        className="link-more"
        type="submit"
        form={SAVING_FORM}
        name={RESTORE}
        value={removed && itemKey(removed)}
      >
        {t('saved.restore')}
      </button>
    </p>
  );
}
