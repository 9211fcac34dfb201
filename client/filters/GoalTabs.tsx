import { changed, forList } from '../../views/domain/list/list-filters.ts';
import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { PREVIEW_PARAMETER } from '../../views/routing/preview-token.ts';
import { withQuery } from '../../views/routing/with-query.ts';

/** A list that the site has a page for. */
export interface GoalTab {
  text: string;
  href: string;
  listKind: ListKind;
  isCurrent: boolean;
  /** Whether the header of a wide screen links to it. */
  isInHeader: boolean;
}

interface Props {
  label: string;
  tabs: readonly GoalTab[];
  listKind: ListKind;
  shown: URLSearchParams;
}

/**
 * The goal switcher (spec section 2): links to the site's other lists with what the current query
 * means there too, which of a budget for sale and for rent it does not (spec section 4). A wide screen
 * whose header has them all does not show them twice.
 */
export function GoalTabs({ label, tabs, listKind, shown }: Props) {
  const query = changed(parseListQuery(shown, listKind), {});
  // A preview token is valid for one page only.
  const kept = new URLSearchParams(shown);
  kept.delete(PREVIEW_PARAMETER);
  return (
    <nav
      className={tabs.every(({ isInHeader }) => isInHeader) ? 'goal-tabs is-twice' : 'goal-tabs'}
      aria-label={label}
    >
      {tabs.map(({ text, href, listKind: other, isCurrent }) => (
        <a
          key={href}
          href={withQuery(
            href,
            isCurrent ? listParameters(query, shown) : listParameters(forList(query, other), kept),
          )}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
