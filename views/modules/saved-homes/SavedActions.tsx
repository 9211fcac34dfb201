import { isHome, itemKey } from '../../domain/list/list-item.ts';
import { itemsQuery } from '../../domain/saved/item-keys.ts';
import { TO, TO_VISIT } from '../../domain/saved/saved-fields.ts';
import type { ShownItem } from '../../domain/saved/saved-view.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { MAX_VISITED } from '../../domain/visits/further-visits.ts';
import type { PageContext } from '../../page-context.ts';
import { ShareButtons } from '../../ui/contact/ShareButtons.tsx';
import { canAskVisit } from './can-ask-visit.ts';
import { CHOICE_FORM } from './choice-form.ts';

interface Props {
  ctx: PageContext;
  items: readonly ShownItem[];
}

/** What can be done with the chosen homes, and with all: visits, comparing, sharing, notes. */
export function SavedActions({ ctx, items }: Props) {
  const { t } = ctx;
  return (
    <>
      <Choice ctx={ctx} items={items} />
      {items.some(({ item }) => canAskVisit(ctx, item)) && (
        <p className="quiet">{t('saved.visitNote', { count: MAX_VISITED })}</p>
      )}
      <section className="kept-share">
        <h2>{t('saved.share')}</h2>
        <Link ctx={ctx} items={items} />
      </section>
      <p className="kept-memos">
        <button className="link-more" type="button" hidden>
          {t('saved.eraseNotes')}
        </button>
      </p>
    </>
  );
}

function Choice({ ctx, items }: Props) {
  const { t, path, links } = ctx;
  const visits = items.some(({ item }) => canAskVisit(ctx, item));
  const compare = items.filter(({ item }) => isHome(item)).length > 1 && links.page('compare');
  if (!visits && !compare) return null;
  return (
    <form className="kept-choices" id={CHOICE_FORM} method="get" action={path}>
      {visits && (
        <button className="button" type="submit" name={TO} value={TO_VISIT}>
          {t('saved.visit')}
        </button>
      )}
      {compare && (
        <button className="button button-line" type="submit" formAction={compare}>
          {t('saved.compare')}
        </button>
      )}
    </form>
  );
}

/** The link holds ids and nothing else. */
function Link({ ctx, items }: Props) {
  const { t, origin, path, subject, locale } = ctx;
  const to = `${path}?${itemsQuery(items.map(({ item }) => itemKey(item)))}`;
  const title = textOf(subject.page.params.title, locale);
  return (
    <>
      <p>{t('saved.shareText')}</p>
      <ShareButtons t={t} shared={{ title, url: origin + to }} />
      <p className="only-plain">
        <a href={to}>{t('saved.shareLink')}</a>
      </p>
    </>
  );
}
