import { Shown } from '../../ui/text/Shown.tsx';
import { formatDate } from '../../domain/format/date.ts';
import type { ShownMessages } from '../../domain/history/shown-history.ts';
import type { PageContext } from '../../page-context.ts';
import { Contact, Words } from './ShownWords.tsx';
import { Weeks } from './Weeks.tsx';

interface Props {
  ctx: PageContext;
  messages: readonly ShownMessages[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Mails, letters and matches; those of one day and contact are grouped. */
export function Messages({ ctx, messages, now }: Props) {
  if (messages.length === 0) return <p>{ctx.t('owner.empty.messages')}</p>;
  return (
    <Weeks ctx={ctx} entries={messages} dayOf={({ date }) => date} now={now}>
      {(group, key) => <Group key={key} ctx={ctx} group={group} />}
    </Weeks>
  );
}

function Group({
  ctx,
  group: { date, contact, messages },
}: {
  ctx: PageContext;
  group: ShownMessages;
}) {
  return (
    <li className="history-entry">
      <p className="history-when numerals">{formatDate(date)}</p>
      <div>
        {contact && (
          <p className="history-contact">
            <Contact ctx={ctx} contact={contact} />
          </p>
        )}
        {messages.map(({ type, subject, content }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no id and never move
          <div className="history-message" key={index}>
            <p>
              <strong>
                <Shown ctx={ctx} of={type} />
              </strong>
              {subject && (
                <>
                  {' '}
                  – <Words ctx={ctx} text={subject} />
                </>
              )}
            </p>
            {content && (
              <p className="history-comment">
                <Words ctx={ctx} text={content} />
              </p>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}
