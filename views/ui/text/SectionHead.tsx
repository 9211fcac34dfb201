import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  title: string;
  /** Link to the complete list. */
  more?: { href: string; text: string } | undefined;
  /** Buttons that control the section. */
  children?: ReactNode;
}

/** The heading of a section with, at its right, a link and buttons. */
export function SectionHead({ title, more, children }: Props) {
  if (title === '' && !more && !children) return null;
  return (
    <div className="section-head">
      {title !== '' && <h2>{title}</h2>}
      {(more || children) && (
        <div className="section-ways">
          {more && (
            <a className="link-more" href={more.href}>
              {more.text}
              <Icon name="arrow-right" />
            </a>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
