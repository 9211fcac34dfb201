import { formatNumber } from '../../domain/format/number.ts';
import type { Comparison } from '../../domain/history/comparison.ts';
import type { ShownStatistics } from '../../domain/history/shown-history.ts';
import type { VisitNumber } from '../../domain/history/visit-numbers.ts';
import type { PageContext } from '../../page-context.ts';
import { historyFilePath } from '../../routing/owner-path.ts';
import { historyPath } from './history-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisitGraph } from './VisitGraph.tsx';

interface Props {
  ctx: PageContext;
  statistics: ShownStatistics;
  comparison: Comparison | undefined;
}

/** Views of the home online: four numbers, the graph of a year, and the numbers by source. */
export function Statistics({ ctx, statistics: { lines, numbers, graph }, comparison }: Props) {
  const { t } = ctx;
  if (lines.length === 0 && !graph) return <p>{t('owner.empty.statistics')}</p>;
  return (
    <>
      {numbers.length > 0 && (
        <dl className="history-numbers">
          {numbers.map((number) => (
            <div key={number.period}>
              <dt>{t(`owner.periods.${number.period}`)}</dt>
              <dd className="numerals">
                <strong>{formatNumber(number.count)}</strong>
                <Change ctx={ctx} number={number} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {comparison && <Compared ctx={ctx} comparison={comparison} />}
      {graph && <VisitGraph ctx={ctx} graph={graph} />}
      {lines.length > 0 && <Sources ctx={ctx} lines={lines} />}
      <StatisticsLinks ctx={ctx} hasWeeks={graph !== undefined} />
    </>
  );
}

/** How often the home is looked at beside comparable ones of the agency. */
function Compared({ ctx: { t, locale }, comparison: { times, homes } }: ComparedProps) {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(times);
  return (
    <p className="history-compared">
      <strong className="numerals">{t('owner.compared.times', { number })}</strong>{' '}
      <span className="quiet">{t('owner.compared.homes', { count: homes })}</span>
    </p>
  );
}

interface ComparedProps {
  ctx: PageContext;
  comparison: Comparison;
}

/** Change of the week, of the month since a week ago, and of the total by this week. */
function Change({ ctx: { t }, number }: { ctx: PageContext; number: VisitNumber }) {
  const { period, change } = number;
  if (period === 'day' || change === undefined) return null;
  if (change === 0)
    return <span className="history-change">{t(`owner.change.${period}.same`)}</span>;
  const text = change > 0 ? `+${change}` : `−${-change}`;
  return (
    <span className="history-change">{t(`owner.change.${period}.since`, { change: text })}</span>
  );
}

function Sources({ ctx: { t }, lines }: { ctx: PageContext } & Pick<ShownStatistics, 'lines'>) {
  return (
    <table className="history-table numerals">
      <caption>{t('owner.sources')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('owner.source')}</th>
          <th scope="col">{t('owner.columns.day')}</th>
          <th scope="col">{t('owner.columns.week')}</th>
          <th scope="col">{t('owner.columns.month')}</th>
          <th scope="col">{t('owner.columns.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sourceName}>
            <th scope="row">{line.sourceName}</th>
            <td>{formatNumber(line.numberOfVisitsInDay)}</td>
            <td>{formatNumber(line.numberOfVisitsInWeek)}</td>
            <td>{formatNumber(line.numberOfVisitsInMonth)}</td>
            <td>{formatNumber(line.numberOfVisits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links to save them as tables for a spreadsheet, or to print them. */
function StatisticsLinks({ ctx, hasWeeks }: { ctx: PageContext; hasWeeks: boolean }) {
  const { t } = ctx;
  const history = historyPath(ctx);
  if (history === undefined) return null;
  return (
    <p className="history-ways">
      <a className="link-more" href={historyFilePath(history, 'statistics')} download="">
        <Icon name="download" />
        {t('owner.saveStatistics')}
      </a>
      {hasWeeks && (
        <a className="link-more" href={historyFilePath(history, 'weeks')} download="">
          <Icon name="download" />
          {t('owner.saveWeeks')}
        </a>
      )}
      <button className="link-more history-print" type="button" data-print="">
        <Icon name="print" />
        {t('owner.print')}
      </button>
    </p>
  );
}
