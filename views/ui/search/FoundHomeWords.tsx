import type { FoundHome } from './search-answer.ts';

/**
 * Content of the link to a found home: a picture of 60 px, its title, what it is, a line of text.
 */
export function FoundHomeWords({ home }: { home: FoundHome }) {
  return (
    <>
      <span className="found-photo">
        {home.picture !== undefined && (
          <img className="photo" src={home.picture} width={60} height={60} alt="" loading="lazy" />
        )}
      </span>
      <span className="found-words">
        <strong lang={home.titleLang}>{home.title}</strong>
        <span className="found-facts">{home.facts}</span>
        <span className="found-text" lang={home.textLang}>
          {home.text}
        </span>
      </span>
    </>
  );
}
