import { officeLines } from '../../domain/site/office-lines.ts';
import { openingLines } from '../../domain/site/opening-hours.ts';
import type { Office } from '../../domain/site/office.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import { OfficeAddress } from './OfficeAddress.tsx';

interface Props {
  ctx: PageContext;
  office: Office;
  level: 2 | 3;
}

/** An office: address, phone, e-mail and opening hours. */
export function OfficeBlock({ ctx, office, level }: Props) {
  const Heading = `h${level}` as const;
  const lines = officeLines(office, ctx);
  return (
    <>
      <Heading>{lines.name}</Heading>
      <OfficeAddress office={lines} isNamed={false} />
      <OfficeHours ctx={ctx} office={office} />
    </>
  );
}

function OfficeHours({ ctx, office }: Omit<Props, 'level'>) {
  const { t, locale } = ctx;
  const lines = openingLines(office.openingHours, locale);
  const note = shownText(office.openingNote, ctx);
  return (
    <>
      {lines.length > 0 && (
        <dl className="office-hours numerals" aria-label={t('office.hours')}>
          {lines.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              {times.map((time) => (
                <dd key={time}>{time}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {note.text !== '' && (
        <p className="quiet" lang={note.lang}>
          {note.text}
        </p>
      )}
    </>
  );
}
