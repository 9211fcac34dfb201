import type { PageContext } from '../../page-context.ts';
import { FoundHomeWords } from '../../ui/search/FoundHomeWords.tsx';
import { FoundListWords } from '../../ui/search/FoundListWords.tsx';
import type { FoundHome, FoundPlace, SearchAnswer } from '../../ui/search/search-answer.ts';

/** Matching places, each with links to its lists of homes, then matching homes. */
export function FoundLists({ ctx: { t }, answer }: { ctx: PageContext; answer: SearchAnswer }) {
  const { places, homes } = answer;
  return (
    <>
      {places.length > 0 && (
        <>
          <h2>{t('search.places')}</h2>
          <ul className="results-list">
            {places.map((place) => (
              <Place key={`${place.text} ${place.lists[0]?.href}`} place={place} />
            ))}
          </ul>
        </>
      )}
      {homes.length > 0 && (
        <>
          <h2>{t('search.homes')}</h2>
          <ul className="results-list">
            {homes.map((home) => (
              <Home key={home.href} home={home} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Place({ place }: { place: FoundPlace }) {
  return (
    <li className="found-place">
      <span className="found-name">
        {place.text}
        {place.within !== undefined && <span className="quiet">{` ${place.within}`}</span>}
      </span>
      <span className="found-lists">
        {place.lists.map((list) => (
          <a key={list.href} className="found-list" href={list.href}>
            <FoundListWords place={place} list={list} />
          </a>
        ))}
      </span>
    </li>
  );
}

function Home({ home }: { home: FoundHome }) {
  return (
    <li>
      <a className="found-home" href={home.href}>
        <FoundHomeWords home={home} />
      </a>
    </li>
  );
}
