import type { TFunction } from 'i18next';
import type { Crumb } from './crumb.ts';

/** The pages above this one; the page itself is the heading, not a crumb. */
export function Breadcrumbs({ t, crumbs }: { t: TFunction; crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {crumbs.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
