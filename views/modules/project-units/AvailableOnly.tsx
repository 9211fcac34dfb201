import type { PageContext } from '../../page-context.ts';
import { readUnitQuery } from '../../routing/unit-query.ts';

const NAME = 'available';

/**
 * Leaves out what cannot be bought: the stylesheet does as soon as it is checked, without a request
 * or script. Sent, it stands in the URL, which can be shared.
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
