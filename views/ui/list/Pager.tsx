import type { TFunction } from 'i18next';
import { Icon } from '../Icon.tsx';
import { pagerPages } from './pager-pages.ts';

interface Props {
  t: TFunction;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pager({ t, page, pageCount, hrefOf }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      {page > 1 && (
        <a className="pager-step" rel="prev" href={hrefOf(page - 1)}>
          <Icon name="arrow-left" />
          <span className="pager-word">{t('pager.previous')}</span>
        </a>
      )}
      <ol>
        {pagerPages(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className="pager-gap">…</span>
            ) : (
              <a
                href={hrefOf(item)}
                aria-label={t('pager.page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className="pager-step" rel="next" href={hrefOf(page + 1)}>
          <span className="pager-word">{t('pager.next')}</span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
