import type { ReactNode } from 'react';
import type { Section } from '../../domain/history/sections.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  ctx: PageContext;
  section: Section;
  isOpen: boolean;
  /** Number of entries; absent if the section is not a list. */
  count?: number;
  children: ReactNode;
}

/**
 * A section of the history: at most one is open, and pressing it closes it (spec section 4). The
 * fragment of its content opens it too.
 */
export function HistorySection({ ctx, section, isOpen, count, children }: Props) {
  return (
    <details className="history-section" name="history" open={isOpen}>
      <summary>
        <h2>{ctx.t(`owner.sections.${section}`)}</h2>
        {count !== undefined && <span className="history-count numerals">{count}</span>}
        <Icon name="chevron" />
      </summary>
      <div className="history-content" id={section}>
        {children}
      </div>
    </details>
  );
}
