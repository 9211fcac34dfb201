import { Shown } from '../../ui/text/Shown.tsx';
import { formatDate } from '../../domain/format/date.ts';
import type { ShownMedium } from '../../domain/history/shown-history.ts';
import type { PageContext } from '../../page-context.ts';
import { LinkedWords } from './LinkedWords.tsx';
import { Words } from './ShownWords.tsx';
import { Weeks } from './Weeks.tsx';

interface Props {
  ctx: PageContext;
  media: readonly ShownMedium[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Where the home was advertised. */
export function Media({ ctx, media, now }: Props) {
  if (media.length === 0) return <p>{ctx.t('owner.empty.media')}</p>;
  return (
    <Weeks ctx={ctx} entries={media} dayOf={({ date }) => date} now={now}>
      {({ date, typeName, mediaName, content }, key) => (
        <li className="history-entry" key={key}>
          <p className="history-when numerals">{formatDate(date)}</p>
          <div>
            <p>
              {mediaName === undefined ? (
                <strong>
                  <Shown ctx={ctx} of={typeName} />
                </strong>
              ) : (
                <>
                  <strong>
                    <Words ctx={ctx} text={mediaName} />
                  </strong>{' '}
                  – <Shown ctx={ctx} of={typeName} />
                </>
              )}
            </p>
            {content && (
              <p className="history-comment">
                <LinkedWords ctx={ctx} text={content} />
              </p>
            )}
          </div>
        </li>
      )}
    </Weeks>
  );
}
