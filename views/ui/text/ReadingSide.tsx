import type { ReactNode } from 'react';
import type { PageContext } from '../../page-context.ts';
import { PhoneLink } from '../PhoneLink.tsx';

/** A heading of a reading page, by its id. */
export interface ReadingPart {
  id: string;
  words: ReactNode;
}

interface Props {
  ctx: PageContext;
  /** What the contents are called: "On this page". */
  heading: string;
  /** Contents are shown from two on. */
  parts: readonly ReadingPart[];
  /** Who is to be asked; the agency by phone without. */
  children?: ReactNode;
}

/** The narrow column beside a text: who is to be asked, with a phone, and what is in it. */
export function ReadingSide({ ctx, heading, parts, children }: Props) {
  return (
    <div className="reading-side">
      <div>{children ?? <Agency ctx={ctx} />}</div>
      {parts.length > 1 && (
        <nav className="reading-parts" aria-labelledby="reading-parts">
          <h2 id="reading-parts">{heading}</h2>
          <ol>
            {parts.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
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
