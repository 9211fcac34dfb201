import { formatDate } from '../../domain/format/date.ts';
import { type Step, stepsOf } from '../../domain/history/progress/steps.ts';
import type { HistoryPage } from '../../domain/owner/owner-page.ts';
import type { PageContext } from '../../page-context.ts';

interface Props {
  ctx: PageContext;
  page: HistoryPage;
}

const TITLE = 'owner-steps';

/** Where the sale or the letting stands: the steps that the history tells of, and what comes next. */
export function Steps({ ctx, page }: Props) {
  const steps = stepsOf(page);
  if (steps.length === 0) return null;
  return (
    <section className="steps" aria-labelledby={TITLE}>
      <h2 id={TITLE}>{ctx.t('owner.steps.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step.name}
            className={`step${step.isReached ? ' step-reached' : ''}${step.isNext ? ' step-next' : ''}`}
            aria-current={step.isNext && 'step'}
          >
            <strong>{ctx.t(`owner.steps.names.${step.name}`)}</strong>
            <span className="step-words numerals">{stepWords(ctx, step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** When it was reached, and what of it is planned. */
function stepWords({ t }: PageContext, step: Step): string {
  const { planned, isReached, isNext } = step;
  const date = planned === undefined ? '' : (formatDate(planned) ?? planned);
  const ahead = planned === undefined ? undefined : t('owner.steps.planned', { date });
  if (isReached) return [reachedWords(t, step), ahead].filter(Boolean).join(', ');
  return ahead ?? t(isNext ? 'owner.steps.next' : 'owner.steps.later');
}

function reachedWords(t: PageContext['t'], { name, date: day, source, count }: Step): string {
  if (day === undefined) return t('owner.steps.document');
  const date = formatDate(day) ?? day;
  if (name === 'visits' || name === 'offers') {
    return t(`owner.steps.counted.${name}`, { count: count ?? 0, date });
  }
  if (source === 'message') return t('owner.steps.message', { date });
  return t(name === 'online' ? 'owner.steps.since' : 'owner.steps.on', { date });
}
