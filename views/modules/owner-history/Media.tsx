import { Shown } from '../../ui/text/Shown.tsx';
import { formatDate } from '../../domain/format/date.ts';
import type { MediaOnlineHistory } from '../../domain/owner/history.ts';
import type { PageContext } from '../../page-context.ts';
import { Weeks } from './Weeks.tsx';

interface Props {
  ctx: PageContext;
  media: readonly MediaOnlineHistory[];
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
                  <strong>{mediaName}</strong> – <Shown ctx={ctx} of={typeName} />
                </>
              )}
            </p>
            {content !== undefined && <p className="history-comment">{content}</p>}
          </div>
        </li>
      )}
    </Weeks>
  );
}
