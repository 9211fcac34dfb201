import type { PageContext } from '../../page-context.ts';
import { FoundHomeWords } from '../../ui/search/FoundHomeWords.tsx';
import { FoundListWords } from '../../ui/search/FoundListWords.tsx';
import { FoundPlaceName } from '../../ui/search/FoundPlaceName.tsx';
import type { FoundSentence } from '../../ui/search/found-sentence.ts';
import { FoundSentenceWords } from '../../ui/search/FoundSentenceWords.tsx';
import { linksOf } from '../../ui/search/place-links.ts';
import type { FoundHome, FoundPlace, SearchAnswer } from '../../ui/search/search-answer.ts';

/** The list that a sentence means, matching places with their lists, then matching homes. */
export function FoundLists({ ctx: { t }, answer }: { ctx: PageContext; answer: SearchAnswer }) {
  const { sentence, places, homes } = answer;
  return (
    <>
      {sentence && <Meant sentence={sentence} />}
      {places.length > 0 && (
        <>
          <h2>{t('search.places')}</h2>
          <ul className="results-list">
            {places.map((place) => (
              <Place key={place.href} place={place} />
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

function Meant({ sentence }: { sentence: FoundSentence }) {
  return (
    <p className="results-sentence">
      <a className="found-sentence" href={sentence.href}>
        <FoundSentenceWords sentence={sentence} />
      </a>
    </p>
  );
}

function Place({ place }: { place: FoundPlace }) {
  return (
    <li className="found-place">
      <a className="found-name" href={place.href}>
        <FoundPlaceName place={place} />
      </a>
      <span className="found-lists">
        {linksOf(place).map((list) => (
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
