import type { TFunction } from 'i18next';
import type { Crumb } from './crumb.ts';

interface Props {
  t: TFunction;
  crumbs: readonly Crumb[];
  /** The name of this page, at the end, such as a reference. */
  last?: string;
}

/** The pages above this one; the page itself is the heading, not a crumb. */
export function Breadcrumbs({ t, crumbs, last }: Props) {
  return (
    <nav className="breadcrumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {crumbs.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {last !== undefined && <li className="crumb-last numerals">{last}</li>}
      </ol>
    </nav>
  );
}
