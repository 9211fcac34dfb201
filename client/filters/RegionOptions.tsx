import { formatNumber } from '../../views/domain/format/number.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import type { useCombobox } from '../combobox/use-combobox.ts';
import type { RegionOption } from './region-option.ts';

interface Props {
  combobox: Pick<ReturnType<typeof useCombobox>, 'list' | 'isOpen' | 'optionProps'>;
  label: string;
  shown: readonly RegionOption[];
  isChosen: (option: RegionOption) => boolean;
}

/** The options of the region autocomplete; choosing a chosen place again removes it. */
export function RegionOptions({ combobox, label, shown, isChosen }: Props) {
  const { list, isOpen, optionProps } = combobox;
  return (
    <div
      id={list}
      className="combo-popup regions-list"
      role="listbox"
      aria-label={label}
      aria-multiselectable
      // Browsers make a scroll container a tab stop, where the focus would be lost when it closes.
      tabIndex={-1}
      hidden={!isOpen || shown.length === 0}
    >
      {shown.map((option, index) => (
        <div
          key={`${option.value} ${option.text}`}
          {...optionProps(index)}
          className="combo-option"
          role="option"
          tabIndex={-1}
          aria-selected={isChosen(option)}
        >
          <span>
            {option.text}
            {option.within !== undefined && <span className="quiet">{` ${option.within}`}</span>}
          </span>
          {isChosen(option) && <Icon name="close" />}
          {option.count !== undefined && (
            <span className="quiet numerals">{formatNumber(option.count)}</span>
          )}
        </div>
      ))}
    </div>
  );
}
