import { changed } from '../../views/domain/list/list-filters.ts';
import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { PREVIEW_PARAMETER } from '../../views/routing/preview-token.ts';
import { withQuery } from '../../views/routing/with-query.ts';

/** A list that the site has a page for. */
export interface GoalTab {
  text: string;
  href: string;
  isCurrent: boolean;
}

interface Props {
  label: string;
  tabs: readonly GoalTab[];
  listKind: ListKind;
  shown: URLSearchParams;
}

/**
 * The goal switcher (spec section 2): links to the site's other lists with the current query,
 * without its budget, which has no meaning for another goal (spec section 4).
 */
export function GoalTabs({ label, tabs, listKind, shown }: Props) {
  const query = changed(parseListQuery(shown, listKind), {});
  const elsewhere = { ...query, priceMin: undefined, priceMax: undefined, goal: undefined };
  // A preview token is valid for one page only.
  const kept = new URLSearchParams(shown);
  kept.delete(PREVIEW_PARAMETER);
  return (
    <nav className="goal-tabs" aria-label={label}>
      {tabs.map(({ text, href, isCurrent }) => (
        <a
          key={href}
          href={withQuery(
            href,
            isCurrent ? listParameters(query, shown) : listParameters(elsewhere, kept),
          )}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
