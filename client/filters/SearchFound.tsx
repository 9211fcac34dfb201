import { FoundHomeWords } from '../../views/ui/search/FoundHomeWords.tsx';
import { FoundListWords } from '../../views/ui/search/FoundListWords.tsx';
import { FoundPlaceName } from '../../views/ui/search/FoundPlaceName.tsx';
import { FoundSentenceWords } from '../../views/ui/search/FoundSentenceWords.tsx';
import { linksOf } from '../../views/ui/search/place-links.ts';
import type { SearchAnswer } from '../../views/ui/search/search-answer.ts';
import type { useCombobox } from '../combobox/use-combobox.ts';

type Combobox = ReturnType<typeof useCombobox>;

interface Props {
  combobox: Pick<Combobox, 'list' | 'isOpen' | 'active' | 'optionProps' | 'close'>;
  found: SearchAnswer;
  label: string;
}

/** The options of a search field: a list, places with their lists, then homes. Each is a link. */
export function SearchFound({ combobox, found, label }: Props) {
  const { sentence, places, homes } = found;
  const { list, isOpen, active, optionProps, close } = combobox;
  const count = optionCount(found);
  const firstOfPlaces = sentence ? 1 : 0;
  const firstOf = (index: number) => firstOfPlaces + sizeOf(places.slice(0, index));
  const option = (index: number, href: string, className: string) => ({
    ...optionProps(index),
    href,
    className,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onClick: close,
  });
  return (
    <div
      id={list}
      className="combo-popup search-found"
      role="listbox"
      aria-label={label}
      // Browsers make a scroll container a tab stop, where the focus would be lost when it closes.
      tabIndex={-1}
      hidden={!isOpen || count === 0}
    >
      {sentence && (
        <a {...option(0, sentence.href, 'found-sentence')}>
          <FoundSentenceWords sentence={sentence} />
        </a>
      )}
      {places.map((place, at) => (
        <div key={place.href} className="found-place" role="group" aria-label={place.text}>
          <a {...option(firstOf(at), place.href, 'found-name')}>
            <FoundPlaceName place={place} />
          </a>
          <span className="found-lists" role="presentation">
            {linksOf(place).map(({ href, ...one }, index) => (
              <a key={href} {...option(firstOf(at) + 1 + index, href, 'found-list')}>
                <FoundListWords place={place} list={one} />
              </a>
            ))}
          </span>
        </div>
      ))}
      {homes.map((home, at) => (
        <a key={home.href} {...option(firstOf(places.length) + at, home.href, 'found-home')}>
          <FoundHomeWords home={home} />
        </a>
      ))}
    </div>
  );
}

/** Number of options, in the order in which they stand. */
export function optionCount({ sentence, places, homes }: SearchAnswer): number {
  return (sentence ? 1 : 0) + sizeOf(places) + homes.length;
}

/** Options of places: the name of each and its links. */
function sizeOf(places: SearchAnswer['places']): number {
  return places.reduce((sum, place) => sum + 1 + linksOf(place).length, 0);
}
