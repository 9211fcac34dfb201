import type { Locale } from '../domain/locale.ts';

export interface LanguageLink {
  locale: Locale;
  href: string;
  /** The language's own name for itself. */
  text: string;
  current: boolean;
}

interface Props {
  links: readonly LanguageLink[];
  className: string;
  /** Makes the list a popover that a button with this `popoverTarget` opens. */
  popover?: string;
}

/** The site's languages by their own names, each leading to the same thing in that language. */
export function LanguageList({ links, className, popover }: Props) {
  return (
    <ul className={className} {...(popover && { id: popover, popover: 'auto' })}>
      {links.map(({ locale, href, text, current }) => (
        <li key={locale}>
          <a href={href} lang={locale} hrefLang={locale} aria-current={current || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
