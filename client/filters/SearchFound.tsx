import { FoundHomeWords } from '../../views/ui/search/FoundHomeWords.tsx';
import { FoundListWords } from '../../views/ui/search/FoundListWords.tsx';
import type { FoundPlace, SearchAnswer } from '../../views/ui/search/search-answer.ts';
import type { useCombobox } from '../combobox/use-combobox.ts';

type Combobox = ReturnType<typeof useCombobox>;

interface Props {
  combobox: Pick<Combobox, 'list' | 'isOpen' | 'active' | 'optionProps' | 'close'>;
  found: SearchAnswer;
  label: string;
}

/** The options of a search field: places with their lists, then homes. Each is a link. */
export function SearchFound({ combobox, found: { places, homes }, label }: Props) {
  const { list, isOpen, active, optionProps, close } = combobox;
  const option = (index: number) => ({
    ...optionProps(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onClick: close,
  });
  const firstOf = (place: FoundPlace) =>
    places.slice(0, places.indexOf(place)).reduce((sum, { lists }) => sum + lists.length, 0);
  const placed = places.reduce((sum, { lists }) => sum + lists.length, 0);
  return (
    <div
      id={list}
      className="combo-popup search-found"
      role="listbox"
      aria-label={label}
      // Browsers make a scroll container a tab stop, where the focus would be lost when it closes.
      tabIndex={-1}
      hidden={!isOpen || placed + homes.length === 0}
    >
      {places.map((place) => (
        <div
          key={`${place.text} ${place.lists[0]?.href}`}
          className="found-place"
          role="group"
          aria-label={place.text}
        >
          <span className="found-name" role="presentation">
            {place.text}
            {place.within !== undefined && <span className="quiet">{` ${place.within}`}</span>}
          </span>
          <span className="found-lists" role="presentation">
            {place.lists.map((one, at) => (
              <a
                key={one.href}
                {...option(firstOf(place) + at)}
                className="found-list"
                href={one.href}
              >
                <FoundListWords place={place} list={one} />
              </a>
            ))}
          </span>
        </div>
      ))}
      {homes.map((home, at) => (
        <a key={home.href} className="found-home" href={home.href} {...option(placed + at)}>
          <FoundHomeWords home={home} />
        </a>
      ))}
    </div>
  );
}
