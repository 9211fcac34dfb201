import type { ReactNode } from 'react';
import { isExternalUrl, safeLink } from '../../domain/text/safe-link.ts';

interface Props {
  href: string | undefined;
  /** Origin of the site. */
  origin: string;
  children: ReactNode;
}

/** The name of a place, as a link if it has one. */
export function PlaceLink({ href, origin, children }: Props) {
  const safe = href === undefined ? undefined : safeLink(href);
  if (safe === undefined) return children;
  const rel = isExternalUrl(safe, origin) ? 'external noopener nofollow' : undefined;
  return (
    <a href={safe} rel={rel}>
      {children}
    </a>
  );
}
