import type { PlaceLink } from './place-links.ts';
import type { FoundPlace } from './search-answer.ts';

interface Props {
  place: FoundPlace;
  list: Pick<PlaceLink, 'text' | 'count'>;
}

/** Content of the link to a list of homes of a place, whose name is visible beside it. */
export function FoundListWords({ place, list: { text, count } }: Props) {
  return (
    <>
      <span className="unseen">{`${place.text} `}</span>
      {text}
      {count !== undefined && <span className="numerals">{` ${count}`}</span>}
    </>
  );
}
