/** A link to a page of the site. */
export interface PageLink {
  href: string;
  text: string;
  /** `page`: this page; `true`: this page belongs to it. */
  current?: 'page' | 'true';
}

interface Props {
  links: readonly PageLink[];
  className: string;
}

/** Links to pages, in order. */
export function PageList({ links, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ href, text, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
