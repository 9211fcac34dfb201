import type { ReactNode } from 'react';

/** Makes the whole card a link; without a link if the item has no page. */
export function CardLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className="card-link">{children}</div>;
  return (
    <a className="card-link" href={href}>
      {children}
    </a>
  );
}
