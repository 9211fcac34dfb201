import type { PageContext } from '../../page-context.ts';
import { otherParameters } from '../../routing/unit-query.ts';
import { withQuery } from '../../routing/with-query.ts';

/** Leads to the page with all units again. */
export function UnitsClear({ ctx: { path, query, t } }: { ctx: PageContext }) {
  return (
    <a className="units-clear" href={`${withQuery(path, otherParameters(query))}#units`}>
      {t('project.detail.filter.clear')}
    </a>
  );
}
