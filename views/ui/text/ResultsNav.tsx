/* oxlint-disable jsx-a11y/anchor-is-valid -- the browser says where they lead */
import type { TFunction } from 'i18next';
import { Icon } from '../Icon.tsx';

/**
 * Links back to the list that the visitor came from, and to its items before and after this one.
 * The page is the same for everyone: the browser fills them in (client/results.ts), otherwise they
 * are hidden.
 */
export function ResultsNav({ t }: { t: TFunction }) {
  return (
    <nav className="results-ways" aria-label={t('results.label')} hidden>
      <a data-way="back">
        <Icon name="arrow-left" />
        {t('results.back')}
      </a>
      <a data-way="previous">
        <Icon name="chevron" />
        <span className="unseen">{t('results.previous')}</span>
      </a>
      <a data-way="next">
        <Icon name="chevron" />
        <span className="unseen">{t('results.next')}</span>
      </a>
    </nav>
  );
}
