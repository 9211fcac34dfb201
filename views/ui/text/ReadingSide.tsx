import type { ReactNode } from 'react';
import type { Locale } from '../../domain/locale.ts';
import type { PageContext } from '../../page-context.ts';
import { PhoneLink } from '../PhoneLink.tsx';

/** A heading of a reading page, by its id. */
export interface ReadingPart {
  id: string;
  words: ReactNode;
  /** Language of the words, if it is not the page's. */
  lang?: Locale | undefined;
}

interface Props {
  ctx: PageContext;
  /** Heading of the contents: "On this page". */
  heading: string;
  /** Contents are shown if there are at least two. */
  parts: readonly ReadingPart[];
  /** The contact person; by default the agency by phone. */
  children?: ReactNode;
}

/** The narrow column beside a text: the contact person with a phone, and the table of contents. */
export function ReadingSide({ ctx, heading, parts, children }: Props) {
  return (
    <div className="reading-side">
      <div>{children ?? <Agency ctx={ctx} />}</div>
      {parts.length > 1 && (
        <nav className="reading-parts" aria-labelledby="reading-parts">
          <h2 id="reading-parts">{heading}</h2>
          <ol>
            {parts.map(({ id, words, lang }) => (
              <li key={id}>
                <a href={`#${id}`} lang={lang}>
                  {words}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

function Agency({ ctx: { t, site } }: { ctx: PageContext }) {
  return (
    <>
      <h2>{t('reading.ask')}</h2>
      <PhoneLink number={site.info.phone} />
    </>
  );
}
