import type { ListQuery } from '../../views/domain/list/list-query.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { FilterTexts } from './filter-texts.ts';
import { Panel } from './Panel.tsx';
import { entriesOf } from './panel-entries.ts';
import { Amounts, Counters, Days, Switches } from './PanelGroups.tsx';

interface Props {
  texts: FilterTexts;
  query: ListQuery;
}

/** The further filters, grouped by kind of control in the order of the table of filters. */
export function MorePanel({ texts, query }: Props) {
  const { colon, fields, further } = texts;
  const counters = entriesOf('counter', further, query);
  const amounts = entriesOf('amount', further, query);
  const choices = entriesOf('choice', further, query);
  const days = entriesOf('day', further, query);
  const switches = entriesOf('switch', further, query);
  // Only the first is shown in the row, so the short ones come first.
  const chosen = [...switches, ...days, ...choices, ...amounts, ...counters]
    .filter(({ value }) => value !== undefined)
    .map(({ brief }) => brief);
  return (
    <Panel label={fields.more} none={texts.any.more} {...{ chosen, colon }}>
      <div className="filter-more">
        <Amounts entries={amounts} />
        {counters.length > 0 && <Counters texts={texts} entries={counters} />}
        {choices.map((entry) => (
          <ChoiceField key={entry.parameter} entry={entry} any={texts.any.choice} />
        ))}
        <Days entries={days} />
        <Switches texts={texts} entries={switches} />
      </div>
    </Panel>
  );
}
