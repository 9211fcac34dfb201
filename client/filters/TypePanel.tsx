import { formatNumber } from '../../views/domain/format/number.ts';
import type { ChoiceCounts } from '../../views/domain/list/finding.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import type { HomeType } from '../../views/domain/filters/types.ts';
import { propertyIcon } from '../../views/domain/property/property-icon.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import type { FilterTexts } from './filter-texts.ts';
import { Panel } from './Panel.tsx';

interface Props {
  texts: FilterTexts;
  /** Types that occur in the list. */
  offered: readonly HomeType[];
  query: ListQuery;
  counts: ChoiceCounts['types'];
}

/** Checkboxes for the types that occur in the list; several are alternatives. */
export function TypePanel({ texts, offered, query: { types }, counts }: Props) {
  const chosen = types.map((type) => texts.types[type]);
  return (
    <Panel label={texts.fields.type} none={texts.any.type} colon={texts.colon} chosen={chosen}>
      <div className="filter-types">
        {offered.map((type) => (
          <label key={type} className="filter-tick">
            <input type="checkbox" name="type" value={type} defaultChecked={types.includes(type)} />
            <Icon name={iconOf(type)} />
            {`${texts.types[type]} `}
            <span className="filter-count numerals">{formatNumber(counts[type] ?? 0)}</span>
          </label>
        ))}
      </div>
    </Panel>
  );
}

function iconOf(type: HomeType) {
  const isGarage = type === 'garage';
  return propertyIcon({ typeCode: isGarage ? 7 : type, isGarage });
}
