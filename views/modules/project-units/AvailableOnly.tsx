import type { PageContext } from '../../page-context.ts';
import { readUnitQuery } from '../../routing/unit-query.ts';

const NAME = 'available';

/**
 * Filters the table to units for sale. The stylesheet does so when the box is checked, without
 * request or script; submitting the form puts it into the URL.
 */
export function AvailableOnly({ ctx }: { ctx: PageContext }) {
  const { query, path, t } = ctx;
  const kept = [...query].filter(([name]) => name !== NAME);
  return (
    <form className="units-filter" method="get" action={`${path}#units`}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <input
          type="checkbox"
          name={NAME}
          value="1"
          defaultChecked={readUnitQuery(query).availableOnly}
        />
        {t('project.detail.availableOnly')}
      </label>
      <button type="submit" className="button button-line only-plain">
        {t('project.detail.apply')}
      </button>
    </form>
  );
}
