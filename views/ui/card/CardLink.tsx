import type { ReactNode } from 'react';

/** The whole card as a link; where what it shows has no page, the same without one. */
export function CardLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className="card-link">{children}</div>;
  return (
    <a className="card-link" href={href}>
      {children}
    </a>
  );
}
