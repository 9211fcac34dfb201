import {
  BEDROOM_COUNTS,
  type BedroomCount,
  bedroomsText,
  bedroomText,
} from '../../views/domain/filters/bedrooms.ts';
import { formatNumber } from '../../views/domain/format/number.ts';
import type { ChoiceCounts } from '../../views/domain/list/finding.ts';
import type { FilterTexts } from './filter-texts.ts';
import { Panel } from './Panel.tsx';

interface Props {
  texts: FilterTexts;
  chosen: readonly BedroomCount[];
  counts: ChoiceCounts['bedrooms'];
}

/** Checkboxes for numbers of bedrooms; several are alternatives. */
export function BedroomPanel({ texts, chosen, counts }: Props) {
  return (
    <Panel
      label={texts.fields.bedrooms}
      none={texts.any.bedrooms}
      colon={texts.colon}
      chosen={chosen.length === 0 ? [] : [bedroomsText(chosen)]}
    >
      <div className="filter-radios">
        {BEDROOM_COUNTS.map((count) => (
          <label key={count}>
            <input
              type="checkbox"
              name="bedrooms"
              value={count}
              defaultChecked={chosen.includes(count)}
            />
            {`${bedroomText(count)} `}
            <span className="filter-count numerals">{formatNumber(counts[count])}</span>
          </label>
        ))}
      </div>
    </Panel>
  );
}
