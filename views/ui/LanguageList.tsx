import type { Locale } from '../domain/locale.ts';

export interface LanguageLink {
  locale: Locale;
  href: string;
  /** Name of the language in that language. */
  text: string;
  current: boolean;
}

interface Props {
  links: readonly LanguageLink[];
  className: string;
  /** Id that makes the list a popover, opened by a button with this `popoverTarget`. */
  popover?: string;
}

/** Links to the same page in each of the site's languages. */
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
