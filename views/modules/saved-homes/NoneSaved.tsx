import { pageLinksFor } from './list-links.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What a visitor reads who has saved nothing yet. */
export function NoneSaved({ ctx }: { ctx: PageContext }) {
  const { t } = ctx;
  return (
    <div className="kept-none">
      <span className="kept-heart">
        <Icon name="heart" />
      </span>
      <h2>{t('saved.none')}</h2>
      <p>{t('saved.noneText')}</p>
      <p className="kept-ways">
        {pageLinksFor(ctx).map(({ href, text }, index) => (
          <a key={href} className={index === 0 ? 'button' : 'button button-line'} href={href}>
            {text}
          </a>
        ))}
      </p>
    </div>
  );
}
