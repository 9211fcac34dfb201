import type { ReactNode } from 'react';
import type { ShownText } from '../../domain/text/shown-text.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  title: ShownText;
  /** Link to the complete list. */
  more?: { href: string; text: string } | undefined;
  /** Buttons that control the section. */
  children?: ReactNode;
}

/** The heading of a section with, at its right, a link and buttons. */
export function SectionHead({ title, more, children }: Props) {
  if (title.text === '' && !more && !children) return null;
  return (
    <div className="section-head">
      {title.text !== '' && <h2 lang={title.lang}>{title.text}</h2>}
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
