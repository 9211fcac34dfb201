import { shownText } from '../../domain/text/shown-text.ts';
import { Shown } from '../../ui/text/Shown.tsx';
import type { Key } from 'react';
import type { ShownAppointment, ShownHistory } from '../../domain/history/shown-history.ts';
import { formatDate } from '../../domain/format/date.ts';
import type { PageContext } from '../../page-context.ts';
import { historyFilePath } from '../../routing/owner-path.ts';
import { historyPath } from './history-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Contact, Words } from './ShownWords.tsx';
import { Weeks } from './Weeks.tsx';

interface Props {
  ctx: PageContext;
  appointments: NonNullable<ShownHistory['appointments']>;
  /** Milliseconds since 1970. */
  now: number;
}

/** Planned appointments, then past ones, by week. */
export function Appointments({ ctx, appointments: { planned, past, isPastOnly }, now }: Props) {
  const { t } = ctx;
  if (planned.length + past.length === 0) return <p>{t('owner.empty.appointments')}</p>;
  return (
    <>
      {!isPastOnly && <Planned ctx={ctx} planned={planned} />}
      <Weeks ctx={ctx} entries={past} dayOf={dayOf} now={now}>
        {(one, key) => <Appointment key={key} ctx={ctx} appointment={one} />}
      </Weeks>
    </>
  );
}

function Planned({ ctx, planned }: { ctx: PageContext; planned: readonly ShownAppointment[] }) {
  const { t } = ctx;
  const history = historyPath(ctx);
  if (planned.length === 0) return <p>{t('owner.nothingPlanned')}</p>;
  return (
    <section className="history-week">
      <h3>{t('owner.planned')}</h3>
      <ul>
        {planned.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no id and never move
          <Appointment key={index} ctx={ctx} appointment={one} />
        ))}
      </ul>
      {history !== undefined && planned.some(({ outcome }) => outcome !== 'cancelled') && (
        <a className="link-more" href={historyFilePath(history, 'visits')} download="">
          <Icon name="calendar" />
          {t('owner.saveCalendar')}
        </a>
      )}
    </section>
  );
}

interface EntryProps {
  key?: Key;
  ctx: PageContext;
  appointment: ShownAppointment;
}

function Appointment({ ctx, appointment }: EntryProps) {
  const { startTime, type, status, name, contact, comment, outcome } = appointment;
  const [day = '', time = ''] = startTime.split('T');
  const typeText = shownText(type, ctx).text;
  const isSame = name?.length === 1 && name[0] === typeText;
  return (
    <li className="history-entry">
      <p className="history-when numerals">
        {formatDate(day)} {time}
      </p>
      <div>
        <p>
          <strong>
            <Shown ctx={ctx} of={type} />
          </strong>
          {contact && (
            <>
              {' '}
              – <Contact ctx={ctx} contact={contact} />
            </>
          )}
          <span className={`history-status history-${outcome ?? 'other'}`}>
            <Shown ctx={ctx} of={status} />
          </span>
        </p>
        {name && !isSame && (
          <p>
            <Words ctx={ctx} text={name} />
          </p>
        )}
        {comment && (
          <p className="history-comment">
            <Words ctx={ctx} text={comment} />
          </p>
        )}
      </div>
    </li>
  );
}

function dayOf({ startTime }: ShownAppointment): string {
  return startTime.slice(0, 10);
}
