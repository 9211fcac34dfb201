import type { FoundPlace } from './search-answer.ts';

/** The name of a place, with that of its town if it is a part or a street of one. */
export function FoundPlaceName({ place: { text, within, nearby } }: { place: FoundPlace }) {
  return (
    <>
      {text}
      {within !== undefined && <span className="quiet">{` ${within}`}</span>}
      {nearby && <span className="numerals quiet">{' 0'}</span>}
    </>
  );
}
